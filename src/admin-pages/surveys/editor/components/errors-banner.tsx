import { Fragment, createInterpolateElement } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { Banner } from '@/components/banner';
import { fieldErrorText } from '@/lib/field-error-text';
import type { FieldError } from '@/survey-model';
import { useEditor } from '../context';
import { placeName } from '../place-name';
import type { Section } from '../section';
import { isShownAtField, placeOf, stepOfField, stepsIn } from '../section-list';
import { hrefOf } from '@/routes';
import { stepRoute } from '../steps';

/** The texts of several errors without duplicates. */
function textOf( errors: readonly FieldError[] ): string {
	return [ ...new Set( errors.map( fieldErrorText ) ) ].join( ' ' );
}

/** How many fields the banner links to; the others are marked in the step. */
const LINKS_MAX = 3;

/** The first error of each place, with the name of the place and of its view. */
function linksTo(
	sections: readonly Section[],
	errors: readonly FieldError[]
): { name: string; field: string }[] {
	const fields = new Map< string, string >();
	for ( const { field } of errors ) {
		const section = placeOf( sections, field )?.section;
		const name =
			section?.view === 'preview'
				? sprintf(
						/* translators: %s: name of a step of the survey builder. Preview is one of its two views. */
						__( '%s: Preview', 'userfeedback' ),
						section.step.title
					)
				: placeName( sections, field );
		if ( ! fields.has( name ) ) {
			fields.set( name, field );
		}
	}
	return [ ...fields ]
		.slice( 0, LINKS_MAX )
		.map( ( [ name, field ] ) => ( { name, field } ) );
}

/** Says that there are errors, links to them, and shows those that no field of this step shows. */
export function ErrorsBanner( {
	errors,
}: {
	/** The errors that may be shown now. */
	errors: readonly FieldError[];
} ) {
	const { survey, sections, step, showField } = useEditor();
	const isHere = ( { field }: FieldError ) => {
		const owner = stepOfField( sections, field );
		return owner === undefined || owner === step;
	};
	const errorsHere = errors.filter( isHere );
	const placeless = errorsHere.filter(
		( { field } ) => ! isShownAtField( sections, field )
	);
	const others = stepsIn( sections )
		.map( ( other ) => ( {
			other,
			found: errors.filter(
				( error ) =>
					! isHere( error ) &&
					stepOfField( sections, error.field ) === other
			),
		} ) )
		.filter( ( { found } ) => found.length > 0 );
	return (
		<Banner status="error">
			{ errorsHere.length > 0 && (
				<p>
					{ [
						__( 'Please fix errors on this page.', 'userfeedback' ),
						textOf( placeless ),
					].join( ' ' ) }
					{ linksTo( sections, errorsHere ).map(
						( { name, field } ) => (
							<Fragment key={ name }>
								{ ' ' }
								{ /* No component: Notice also renders its content as a text, without hooks. */ }
								<button
									type="button"
									className="components-button is-link"
									onClick={ () => showField( field ) }
								>
									{ name }
								</button>
							</Fragment>
						)
					) }
				</p>
			) }
			{ others.map( ( { other, found } ) => (
				<p key={ other.name }>
					{ createInterpolateElement(
						sprintf(
							/* translators: %s: name of a step of the survey builder. */
							__(
								'Please fix errors in <a>%s</a>.',
								'userfeedback'
							),
							other.title
						),
						{
							a: (
								// The link's text comes from the translation.
								// eslint-disable-next-line jsx-a11y/anchor-has-content -- see above
								<a
									href={ hrefOf(
										stepRoute( survey.id, other.name )
									) }
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
