export { FileImportScreen } from './answers/screen';
export { ImportScreen } from './screen';
