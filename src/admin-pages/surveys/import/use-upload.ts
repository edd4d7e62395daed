import { useDispatch, useSelect } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { rememberRoute, navigate } from '@/hooks/use-hash-route';
import { describeError } from '@/lib/describe-error';
import { FILE_IMPORT } from '@/routes';
import { store as importsStore } from '@/stores/imports';
import { sizeText } from './texts';

interface AnswersUpload {
	/** The name of the file that is being sent. */
	sending: string | undefined;
	/** Why a file was not taken. */
	refusal: string | undefined;
	send: ( file: File ) => Promise< void >;
}

/** Files that hold a table, but not as a text. */
const WORKBOOK = /\.(xlsx?|xlsm|ods|numbers)$/i;
const PACKED = /\.(zip|gz|rar|7z)$/i;

/** What is wrong with a file that need not be sent to know it; undefined if nothing is. */
function problemOf( { name, size }: File, maxBytes: number ) {
	if ( WORKBOOK.test( name ) ) {
		return sprintf(
			/* translators: %s: name of a file. */
			__(
				'%s is a workbook. Save it as CSV in your spreadsheet program, then choose the CSV file.',
				'userfeedback'
			),
			name
		);
	}
	if ( PACKED.test( name ) ) {
		return sprintf(
			/* translators: %s: name of a file. */
			__(
				'%s is an archive. Unpack it, then choose the CSV file in it.',
				'userfeedback'
			),
			name
		);
	}
	if ( size === 0 ) {
		return sprintf(
			/* translators: %s: name of a file. */
			__( '%s is empty.', 'userfeedback' ),
			name
		);
	}
	return size > maxBytes
		? sprintf(
				/* translators: 1: name of a file, 2: its size, 3: the largest size, such as `8 MB`. */
				__(
					'%1$s is too large: %2$s. This site takes files of at most %3$s. Larger ones can be imported with WP-CLI: wp userfeedback import.',
					'userfeedback'
				),
				name,
				sizeText( size ),
				sizeText( maxBytes )
			)
		: undefined;
}

/**
 * The upload of a file with answers, which opens its import.
 *
 * @param maxBytes The largest size of a file.
 */
export function useUpload( maxBytes: number ): AnswersUpload {
	const upload = useSelect(
		( select ) => select( importsStore ).getUpload(),
		[]
	);
	const [ problem, setProblem ] = useState< string >();
	const { uploadFile, dismissUpload } = useDispatch( importsStore );
	async function send( file: File ): Promise< void > {
		const found = problemOf( file, maxBytes );
		setProblem( found );
		if ( found !== undefined ) {
			dismissUpload();
			return;
		}
		const isStillHere = rememberRoute();
		const id = await uploadFile( file );
		if ( id !== undefined && isStillHere() ) {
			navigate( FILE_IMPORT.build( { id } ) );
		}
	}
	const isSending = upload !== null && upload.error === undefined;
	return {
		sending: isSending ? upload.name : undefined,
		refusal: problem ?? ( upload?.error && describeError( upload.error ) ),
		send,
	};
}
