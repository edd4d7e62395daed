import type { Page } from '@playwright/test';
import { SURVEYS } from './surveys';

/** Puts a survey back, so that the next test's is the one that visitors see. */
export async function retire( admin: Page, id: number ): Promise< void > {
	await callApi( admin, 'POST', 'surveys/draft', { survey_ids: [ id ] } );
}

/** A call of the API as the administrator. */
export async function callApi(
	admin: Page,
	method: string,
	path: string,
	body?: unknown
): Promise< unknown > {
	if ( ! admin.url().includes( 'userfeedback_' ) ) {
		await admin.goto( SURVEYS );
	}
	return admin.evaluate(
		( request ) =>
			(
				window as unknown as {
					wp: {
						apiFetch: ( options: unknown ) => Promise< unknown >;
					};
				}
			 ).wp.apiFetch( request ),
		{
			method,
			path: `/userfeedback/v1/${ path }`,
			...( body === undefined ? {} : { data: body } ),
		}
	);
}

/** How many responses the results say that a survey has. */
export async function totalOf( admin: Page, id: number ): Promise< number > {
	const results = await callApi( admin, 'GET', `surveys/${ id }/results` );
	return ( results as { total: number } ).total;
}
