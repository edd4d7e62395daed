import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { writtenIn } from '@/lib/written-in';

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

interface ClampedTextProps {
	text: string;
	/** The locale that it was written in; undefined if it is not known. */
	language: string | undefined;
}

/** What a visitor wrote, as plain text. Long texts begin shortened. */
export function ClampedText( { text, language }: ClampedTextProps ) {
	const [ isWhole, setIsWhole ] = useState( false );
	const start = beginning( text );
	return (
		<>
			<p
				className="userfeedback-texts__text"
				{ ...writtenIn( language ) }
			>
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
