import { resumed } from './resume';

// Loaded for a visitor who has begun the survey on an earlier page.
window.userfeedback!.resume = resumed;
