import type { ActionOutcome, InboxList } from '../survey-model';
import { ajax } from './ajax';
import { request } from './request';

/** The current user's notifications. */
export function fetchNotifications(): Promise< InboxList > {
	return request( '/notifications' );
}

export async function dismissNotification( id: string ): Promise< void > {
	await request( `/notifications/${ id }/dismiss`, { method: 'POST' } );
}

/** Dismisses those that the user has seen: others may have come meanwhile. */
export async function dismissNotifications(
	ids: readonly string[]
): Promise< void > {
	await request( '/notifications/all/dismiss', {
		method: 'POST',
		data: { ids },
	} );
}

/** Does what an action button says. */
export function runNotificationAction( button: {
	class: string;
	action: string;
} ): Promise< ActionOutcome > {
	return request( '/notifications/action', {
		method: 'POST',
		data: { class: button.class, action: button.action },
	} );
}

/** Stores that the user has dismissed a notice at the top of our screens. */
export async function removeNotice( id: string ): Promise< void > {
	await ajax( 'userfeedback_ajax_vue_remove_notice', { notice_id: id } );
}
