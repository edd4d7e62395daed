/** What the chunk of responses exports. */
export { ResponseScreen } from './response/screen';
export { ResponsesScreen } from './responses/screen';
