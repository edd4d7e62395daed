import { createInterpolateElement } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { Banner } from '../../../../components/banner';
import { fieldErrorText } from '../../../../components/field-error-text';
import type { FieldError } from '../../../../survey-model';
import { hasOwnPlace } from '../field-places';
import { stepOfField } from '../step-errors';
import type { Step } from '../steps';
import { STEPS, stepRoute, stepTitle } from '../steps';

interface ErrorsBannerProps {
	survey: number;
	step: Step;
	/** Those that are to be seen. */
	errors: readonly FieldError[];
}

/** The words of several errors, each once. */
function textOf( errors: readonly FieldError[] ): string {
	return [ ...new Set( errors.map( fieldErrorText ) ) ].join( ' ' );
}

/** Says that there are errors: here, and what they are where no field of this step can say it. */
export function ErrorsBanner( { survey, step, errors }: ErrorsBannerProps ) {
	const isHere = ( { field }: FieldError ) => {
		const owner = stepOfField( field );
		return owner === undefined || owner === step;
	};
	const here = errors.filter( isHere );
	const placeless = here.filter( ( { field } ) => ! hasOwnPlace( field ) );
	const others = STEPS.map( ( other ) => ( {
		other,
		found: errors.filter(
			( error ) =>
				! isHere( error ) && stepOfField( error.field ) === other
		),
	} ) ).filter( ( { found } ) => found.length > 0 );
	return (
		<Banner status="error">
			{ here.length > 0 && (
				<p>
					{ [
						__( 'Please fix errors on this page.', 'userfeedback' ),
						textOf( placeless ),
					].join( ' ' ) }
				</p>
			) }
			{ others.map( ( { other, found } ) => (
				<p key={ other }>
					{ createInterpolateElement(
						sprintf(
							/* translators: %s: name of a step of the survey builder. */
							__(
								'Please fix errors in <a>%s</a>.',
								'userfeedback'
							),
							stepTitle( other )
						),
						{
							a: (
								// The words come from the translation.
								// eslint-disable-next-line jsx-a11y/anchor-has-content -- see above
								<a
									href={ `#${ stepRoute( survey, other ) }` }
								/>
							),
						}
					) }{ ' ' }
					{ textOf( found ) }
				</p>
			) ) }
		</Banner>
	);
}
