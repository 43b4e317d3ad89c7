// SPDX-License-Identifier: MIT

import AuraCommand

exitProcess(await MockCommand.main(commandWords()))
