import { recordNothing } from './record-nothing';
import { startPreview } from './preview';

/* The builder's preview: runs in a sandboxed frame of the dashboard, never on a visitor's page. */
recordNothing();
startPreview();
