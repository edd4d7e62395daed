import { Button } from '@wordpress/components';
import { useEditor } from '../context';
import { missingIn } from '../missing';
import { stepErrors } from '../section-list';

/** Says what this step still needs, with links to the fields; empty if the next step can open. */
export function MissingLine( { id }: { id: string } ) {
	const { survey, sections, step, isRevealed, showField } = useEditor();
	const missing = missingIn( stepErrors( sections, survey, step ) );
	return (
		<p
			id={ id }
			className={ `userfeedback-editor__missing${ isRevealed ? ' is-revealed' : '' }` }
			// The element always exists: screen readers announce only changes of its content.
			aria-live="polite"
		>
			{ missing.map( ( { text, field } ) => (
				<Button
					key={ text }
					variant="link"
					onClick={ () => showField( field ) }
				>
					{ text }
				</Button>
			) ) }
		</p>
	);
}
