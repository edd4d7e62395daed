import type { ControlProps, QuestionType } from './definition';

const MAX_LENGTH = 400;

function Text( {
	question,
	value,
	heading,
	headingId,
	messageId,
	isInvalid,
	onType,
}: ControlProps ) {
	return (
		<div className="control">
			{ heading }
			<input
				className="text"
				type="text"
				dir="auto"
				maxLength={ MAX_LENGTH }
				autoComplete="off"
				value={ value ?? '' }
				onChange={ ( event ) => onType( event.target.value ) }
				aria-labelledby={ headingId }
				aria-describedby={ messageId }
				aria-required={ question.settings.required }
				aria-invalid={ isInvalid }
			/>
		</div>
	);
}

/** One line of text, recorded on Next. */
export const text: QuestionType = { Control: Text, missing: 'required_text' };
