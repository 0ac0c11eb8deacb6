/** Sets the language of numbers in tests, so that the machine's has no effect. */

import { setLocale } from "../logic/format";

setLocale("en");
