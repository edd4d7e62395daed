import { fireEvent, screen } from '@testing-library/react';
import type { Survey } from '@/survey-model';
import { openEditor, sentSurvey, site } from './editor';
import type { Answer, SeenRequest } from './fake-server';
import { survey } from './surveys';

/** Opens survey 7 at its last step. */
export async function openPublish(
	stored: Partial< Survey > = {},
	onSave: ( request: SeenRequest ) => Answer = site
) {
	const opened = await openEditor(
		( request ) =>
			request.method === 'GET' && request.path.endsWith( '/7' )
				? { body: survey( stored ) }
				: onSave( request ),
		'/edit/7/publish'
	);
	return {
		...opened,
		sent: () => opened.saves().map( sentSurvey ),
	};
}

export type OpenedPublish = Awaited< ReturnType< typeof openPublish > >;

export const radio = ( name: string ) => screen.getByRole( 'radio', { name } );
export const toggle = () =>
	screen.getByRole( 'checkbox', { name: 'Schedule for Later' } );
export const date = () => screen.getByLabelText< HTMLInputElement >( 'Date' );
export const time = () => screen.getByRole( 'combobox', { name: 'Time' } );
export const saveButton = ( name: string ) =>
	screen.getByRole( 'button', { name } );

/** Chooses a date, a time and AM or PM. */
export async function choose(
	{ user }: OpenedPublish,
	day: string,
	clock: string,
	meridiem: string
) {
	fireEvent.change( date(), { target: { value: day } } );
	await user.selectOptions( time(), clock );
	await user.click( radio( meridiem ) );
}
