import { __, sprintf } from '@wordpress/i18n';
import { LIMITS } from '@/survey-model';

const KILOBYTE = 1024;

function textOf( file: File ): Promise< string > {
	return new Promise( ( resolve, reject ) => {
		const reader = new FileReader();
		reader.onload = () => resolve( String( reader.result ) );
		reader.onerror = () => reject( reader.error );
		reader.readAsText( file );
	} );
}

/** The content of a file; undefined if it is not a JSON object. */
async function objectOf( file: File ): Promise< object | undefined > {
	try {
		const content: unknown = JSON.parse( await textOf( file ) );
		return typeof content === 'object' &&
			content !== null &&
			! Array.isArray( content )
			? content
			: undefined;
	} catch {
		return undefined;
	}
}

/** Reads a file that should be a JSON object. Rejects with an Error whose message is for the user. */
export async function readSurveyFile( file: File ): Promise< object > {
	if ( file.size > LIMITS.fileBytes ) {
		throw new Error(
			sprintf(
				/* translators: 1: size of a file in kilobytes, 2: greatest size in kilobytes. */
				__(
					'This file is too large: %1$d KB. A survey file has at most %2$d KB.',
					'userfeedback'
				),
				Math.ceil( file.size / KILOBYTE ),
				LIMITS.fileBytes / KILOBYTE
			)
		);
	}
	const content = await objectOf( file );
	if ( content === undefined ) {
		throw new Error(
			sprintf(
				/* translators: %s: name of a file. */
				__(
					'%s could not be read. Choose a JSON file that was exported from the surveys list.',
					'userfeedback'
				),
				file.name
			)
		);
	}
	return content;
}
