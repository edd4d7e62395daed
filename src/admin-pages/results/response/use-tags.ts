import { useDispatch } from '@wordpress/data';
import { useRef, useState } from '@wordpress/element';
import { describeError } from '@/lib/describe-error';
import { useSnackbar } from '@/components/snackbars';
import { toApiError } from '@/stores/api';
import { store as responsesStore } from '@/stores/responses';
import type { ResponseDetail } from '@/survey-model';

interface Tags {
	/** As chosen; while a save fails or ends, as stored. */
	tags: readonly string[];
	/** Stores other tags. */
	save: ( tags: readonly string[] ) => void;
}

/** The tags of a response and how to change them. Of several quick changes, one is sent at a time and the last one wins. */
export function useTags( { survey, id, tags: stored }: ResponseDetail ): Tags {
	const { setTags } = useDispatch( responsesStore );
	const showSnackbar = useSnackbar();
	const [ chosen, setChosen ] = useState< readonly string[] >();
	const waiting = useRef< readonly string[] >();
	const isSending = useRef( false );

	async function send(): Promise< void > {
		isSending.current = true;
		try {
			while ( waiting.current !== undefined ) {
				const tags = waiting.current;
				waiting.current = undefined;
				await setTags( survey.id, id, tags );
			}
		} catch ( thrown ) {
			waiting.current = undefined;
			showSnackbar( describeError( toApiError( thrown ) ), {
				status: 'error',
				about: `tags-${ id }`,
			} );
		}
		isSending.current = false;
		setChosen( undefined );
	}

	return {
		tags: chosen ?? stored,
		save: ( tags ) => {
			setChosen( tags );
			waiting.current = tags;
			if ( ! isSending.current ) {
				void send();
			}
		},
	};
}
