import { act, screen, within } from '@testing-library/react';
import type { Survey } from '@/survey-model';
import { openEditor, sentSurvey, site } from './editor';
import type { Answer, SeenRequest } from './fake-server';
import { survey } from './surveys';

export type Notifications = Survey[ 'notifications' ];

/** The notifications of a survey with some fields changed. */
export function notifications( changes: {
	[ Name in keyof Notifications ]?: Partial< Notifications[ Name ] >;
} ): Notifications {
	const { email, webhook, automation } = survey().notifications;
	return {
		email: { ...email, ...changes.email },
		webhook: { ...webhook, ...changes.webhook },
		automation: { ...automation, ...changes.automation },
	};
}

/** Opens survey 7 at its notifications. */
export async function openNotifications(
	stored: Partial< Survey > = {},
	onSave: ( request: SeenRequest ) => Answer = site
) {
	const opened = await openEditor(
		( request ) =>
			request.method === 'GET' && request.path.endsWith( '/7' )
				? { body: survey( stored ) }
				: onSave( request ),
		'/edit/7/notifications'
	);
	return { ...opened, sent: () => opened.saves().map( sentSurvey ) };
}

/** Leaves the field, whose error then shows after a moment. */
export async function leave(
	user: Awaited< ReturnType< typeof openNotifications > >[ 'user' ]
): Promise< void > {
	await user.tab();
	await act( () => jest.advanceTimersByTimeAsync( 200 ) );
}

/** A card of the step. */
export const cardOf = ( name: string ) =>
	within( screen.getByRole( 'group', { name } ) );
