// SPDX-License-Identifier: MIT

import AuraCommand

exitProcess(await SmokeCommand.main(commandWords()))
