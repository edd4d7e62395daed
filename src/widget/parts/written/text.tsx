import { LIMITS } from '@/survey-model';
import type { ControlProps, QuestionType } from '../../definitions';
import { Field } from './field';

function Text( control: ControlProps ) {
	return (
		<div className="control">
			{ control.heading }
			<Field control={ control } maxLength={ LIMITS.textLength } />
		</div>
	);
}

/** A single-line text, recorded on Next. */
export const text: QuestionType = { Control: Text, missing: 'required_text' };
