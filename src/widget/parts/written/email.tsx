import { LIMITS } from '@/survey-model';
import type { ControlProps, QuestionType } from '../../definitions';
import { emailProblem } from '../../fields/email-address';
import { Field } from './field';

function Email( control: ControlProps ) {
	const { question, draft, heading, headingId, message, strings } = control;
	const { include_name: hasName } = question.config as {
		include_name?: boolean;
	};
	return (
		<div className="control">
			{ heading }
			{ hasName && (
				<label
					className="label"
					id={ `${ headingId }label` }
					htmlFor={ `${ headingId }field` }
				>
					{ strings[ 'email' ] }
				</label>
			) }
			<Field
				control={ control }
				id={ `${ headingId }field` }
				{ ...( hasName && {
					'aria-labelledby': `${ headingId } ${ headingId }label`,
				} ) }
				type="email"
				name="email"
				autoComplete="email"
				maxLength={ LIMITS.emailLength }
			/>
			{ message }
			{ hasName && (
				<>
					<label className="label" htmlFor={ `${ headingId }name` }>
						{ strings[ 'first_name' ] }
					</label>
					<input
						className="text"
						id={ `${ headingId }name` }
						name="name"
						dir="auto"
						autoComplete="given-name"
						maxLength={ LIMITS.nameLength }
						value={ draft[ 'name' ] ?? '' }
						onChange={ ( { target } ) =>
							control.onType( { name: target.value } )
						}
					/>
				</>
			) }
		</div>
	);
}

/** An email address, recorded on Next, and optionally the visitor's first name. */
export const email: QuestionType = {
	Control: Email,
	missing: 'required_email',
	// Only the address is validated, and the name's field may be below it.
	placesMessage: true,
	problem: emailProblem,
};
