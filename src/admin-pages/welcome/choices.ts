import { getAdminData } from '../../lib/admin-data';
import { readJson, writeJson } from '../../lib/browser-storage';
import { isObject } from '../../stores/equality';
import type { EditableSurvey } from '../../survey-model';
import { uuid } from '../../survey-model';

/** How a survey looks. */
export type Theming = EditableSurvey[ 'settings' ][ 'theming' ];

/** What the owner has chosen so far. Nothing of it is on the server before the last step. */
export interface WizardChoices {
	/** The survey's id for its first save: a repeated save makes no second survey. */
	readonly clientId: string;
	/** Key of the template; '' before one is chosen. */
	readonly template: string;
	/** The changed fields. */
	readonly theming: Partial< Theming >;
	readonly email: {
		readonly active: boolean;
		readonly addresses: string;
	};
}

/** What the browser keeps: choices, or what became of them. */
type Kept =
	| { readonly choices: WizardChoices }
	| { readonly done: { clientId: string; surveyId: number } };

/** Sites of a network may share a browser storage, and users a browser. */
function storageKey(): string {
	const { site_url: site, user_id: user } = getAdminData();
	return `userfeedback-wizard|${ site }|${ user }`;
}

/** Whether a value has the shape of choices; only this file writes them. */
function areChoices( value: unknown ): boolean {
	return (
		isObject( value ) &&
		typeof value[ 'clientId' ] === 'string' &&
		typeof value[ 'template' ] === 'string' &&
		isObject( value[ 'theming' ] ) &&
		isObject( value[ 'email' ] )
	);
}

function read(): Kept | undefined {
	const value = readJson( 'localStorage', storageKey() );
	return isObject( value ) &&
		( areChoices( value[ 'choices' ] ) || isObject( value[ 'done' ] ) )
		? ( value as unknown as Kept )
		: undefined;
}

/** Without storage, a reload starts anew. */
function write( kept: Kept ): void {
	writeJson( 'localStorage', storageKey(), kept );
}

/** The choices to go on with: those that this browser keeps, or new ones. */
export function currentChoices(): WizardChoices {
	const kept = read();
	if ( kept !== undefined && 'choices' in kept ) {
		return kept.choices;
	}
	const { recipients } = getAdminData();
	return {
		clientId: uuid(),
		template: '',
		theming: {},
		email: { active: recipients !== '', addresses: recipients },
	};
}

/** The survey that was made of these choices, in this tab or another one; undefined if there is none. */
export function madeOf( { clientId }: WizardChoices ): number | undefined {
	const kept = read();
	return kept !== undefined &&
		'done' in kept &&
		kept.done.clientId === clientId
		? kept.done.surveyId
		: undefined;
}

/** Keeps choices for a reload, unless a survey was made of them. */
export function keepChoices( choices: WizardChoices ): void {
	if ( madeOf( choices ) === undefined ) {
		write( { choices } );
	}
}

/** Remembers the survey instead of the choices that it was made of, so that the wizard starts anew. */
export function finishChoices(
	{ clientId }: WizardChoices,
	surveyId: number
): void {
	write( { done: { clientId, surveyId } } );
}
