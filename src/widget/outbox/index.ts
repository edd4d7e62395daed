import { openPageOutbox } from './page-outbox';

openPageOutbox();
