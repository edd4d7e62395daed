import { withAutoAdvance } from './auto-advance/with-auto-advance';

// Goes to the next question after one click on the answer to a single-choice question (settings.behavior.auto_advance).
window.userfeedback?.register?.( 'question-addition', 'auto_advance', {
	wrap: withAutoAdvance,
} );
