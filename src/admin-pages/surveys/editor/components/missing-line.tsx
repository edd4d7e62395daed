import { Button } from '@wordpress/components';
import { Announced } from '@/components/announced';
import { useEditor } from '../context';
import { missingIn } from '../missing';

/** Says what this step still needs, with links to the fields; empty if the next step can open. */
export function MissingLine( { id }: { id: string } ) {
	const { found, isRevealed, showField } = useEditor(
		'found',
		'isRevealed',
		'showField'
	);
	const missing = missingIn( found );
	return (
		<Announced
			id={ id }
			className={ `userfeedback-editor__missing${ isRevealed ? ' is-revealed' : '' }` }
			// The element always exists: screen readers announce only changes of its content.
			isSilentAtFirst
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
		</Announced>
	);
}
