import type { ControlProps, QuestionType } from './definition';

function RadioButton( {
	question,
	value,
	heading,
	headingId,
	messageId,
	isInvalid,
	onAnswer,
}: ControlProps ) {
	return (
		<fieldset
			className="control"
			role="radiogroup"
			aria-labelledby={ headingId }
			aria-describedby={ messageId }
			aria-required={ question.settings.required }
			aria-invalid={ isInvalid }
		>
			<legend className="control__legend">{ heading }</legend>
			<div className="options">
				{ question.config.options?.map( ( option, index ) => (
					<label
						className="option"
						htmlFor={ `${ headingId }${ index }` }
						key={ option }
					>
						<input
							className="option__radio"
							id={ `${ headingId }${ index }` }
							type="radio"
							name={ headingId }
							value={ option }
							checked={ option === value }
							onChange={ () => onAnswer( option ) }
						/>
						<bdi className="option__label">{ option }</bdi>
					</label>
				) ) }
			</div>
		</fieldset>
	);
}

/** One of several options, recorded as soon as it is chosen. */
export const radioButton: QuestionType = {
	Control: RadioButton,
	missing: 'required_choice',
};
