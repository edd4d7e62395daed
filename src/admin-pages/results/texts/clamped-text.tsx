import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';

/** Texts of up to this length are shown completely. */
const LENGTH = 500;

/** Texts of up to this number of lines are shown completely. */
const LINES = 8;

/** The beginning of a long text, up to a space if there is one near; undefined for a short text. */
function beginning( text: string ): string | undefined {
	const lines = text.split( '\n', LINES + 1 );
	const first = lines.slice( 0, LINES ).join( '\n' );
	// By characters, not by halves of an emoji.
	const characters = Array.from( first );
	if ( lines.length <= LINES && characters.length <= LENGTH ) {
		return undefined;
	}
	const cut = characters.slice( 0, LENGTH ).join( '' );
	return cut.replace( /\s+\S{0,30}$/u, '' );
}

/** What a visitor wrote, as plain text. Long texts begin shortened. */
export function ClampedText( { text }: { text: string } ) {
	const [ isWhole, setIsWhole ] = useState( false );
	const start = beginning( text );
	return (
		<>
			<p className="userfeedback-texts__text" dir="auto">
				{ start === undefined || isWhole ? text : `${ start } …` }
			</p>
			{ start !== undefined && (
				<Button
					variant="link"
					aria-expanded={ isWhole }
					onClick={ () => setIsWhole( ! isWhole ) }
				>
					{ isWhole
						? __( 'Show less', 'userfeedback' )
						: __( 'Show more', 'userfeedback' ) }
				</Button>
			) }
		</>
	);
}
