import { useState } from '@wordpress/element';
import { getAdminData } from '@/lib/admin-data';
import { useFeature } from '@/hooks/use-feature';
import { navigate } from '@/hooks/use-hash-route';
import { RESPONSES } from '@/routes';
import type { ResponseDetail } from '@/survey-model';
import type { ResponseChange } from '../use-response-changes';
import { useResponseChanges } from '../use-response-changes';

/** What the current user may do with a response, and how. */
export interface SingleChanges {
	/** Whether the plan and the user's rights allow changes. */
	canChange: boolean;
	/** Whether only the plan prevents them. */
	isLocked: boolean;
	/** Whether a change is being sent, or its outcome loaded. */
	isSending: boolean;
	change: ( change: ResponseChange ) => void;
}

/** Changes of the response that a screen shows. After it is deleted, the list of responses is shown. */
export function useSingleChanges( response: ResponseDetail ): SingleChanges {
	const send = useResponseChanges( response.survey.id );
	// Until the response is loaded again, it is known as it was before the change.
	const [ changed, setChanged ] = useState< ResponseDetail >();
	const isAllowed = useFeature( 'response-changes' ).isAllowed;
	const mayChange = getAdminData().capabilities.delete_surveys;

	async function change( what: ResponseChange ): Promise< void > {
		if ( what === 'delete' ) {
			// First, so that nothing asks for a response that does not exist any more.
			navigate( RESPONSES.build( { surveyId: response.survey.id } ) );
		}
		setChanged( response );
		if ( ! ( await send( what, response ) ) ) {
			setChanged( undefined );
		}
	}

	return {
		canChange: mayChange && isAllowed,
		isLocked: mayChange && ! isAllowed,
		isSending: changed === response,
		change: ( what ) => void change( what ),
	};
}
