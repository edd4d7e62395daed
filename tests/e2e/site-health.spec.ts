import type { Page } from '@playwright/test';
import { respond } from './support/responses';
import { expect, test } from './support/test';
import { CHOICE, useSurvey } from './support/visitors';
import { wp } from './support/wp';

const shown = useSurvey( 'Is the site well?', [ CHOICE ] );

/** Changes the counts of a survey by hand. */
const breakCounts = ( surveyId: number ) =>
	wp(
		'eval',
		`global $wpdb; $wpdb->query( "UPDATE {$wpdb->prefix}ufb_survey_counts SET n = n + 40 WHERE survey_id = ${ surveyId } AND item = '!responses'" );`
	);

/** What a check finds. */
const doctor = ( ...args: string[] ) =>
	JSON.parse(
		wp( 'userfeedback', 'doctor', ...args, '--format=json' ).replace(
			/^[^[]*/,
			''
		)
	) as { check: string; status: string; advice: string }[];

/** WordPress' own tests ask wordpress.org, and log that they cannot. */
const ONLY_OURS = `<?php add_filter( 'site_status_tests', static fn () => [ 'direct' => [], 'async' => [] ], 5 );`;

/** Waits until all tests have run. */
async function openSiteHealth( page: Page ): Promise< void > {
	await page.goto( '/wp-admin/site-health.php' );
	await expect( page.locator( '.site-health-progress-wrapper' ) ).toHaveClass(
		/\b(green|orange)\b/,
		{ timeout: 60_000 }
	);
}

test( '[OPS-03~] Site Health names counts that were broken in the database, and its button repairs them', async ( {
	admin: page,
	muPlugin,
	visitor,
} ) => {
	muPlugin( 'only-ours.php', ONLY_OURS );
	test.setTimeout( 180_000 );
	await respond( shown.api, visitor.request, shown.id, [
		[ { question_id: CHOICE.id, value: 'Yes' } ],
		[ { question_id: CHOICE.id, value: 'No' } ],
	] );
	expect( doctor( 'counts' ) ).toMatchObject( [ { status: 'good' } ] );
	breakCounts( shown.id );

	await openSiteHealth( page );
	const wrong = page.getByRole( 'button', {
		name: /Counts of responses are wrong/,
	} );
	await wrong.click();
	const panel = page.locator(
		'[id^="health-check-accordion-block-userfeedback_counts"]'
	);
	await expect( panel ).toContainText( `${ shown.id }` );
	await panel.getByRole( 'button', { name: 'Recount now' } ).click();
	await page.waitForURL( /site-health\.php/ );
	await openSiteHealth( page );
	await expect( wrong ).toHaveCount( 0 );
	expect( doctor( 'counts' ) ).toMatchObject( [ { status: 'good' } ] );
	const { items } = await shown.api.get< {
		items: { kind: string; subject: string; status: string }[];
	} >( 'jobs' );
	expect( items ).toContainEqual(
		expect.objectContaining( {
			kind: 'recount',
			subject: String( shown.id ),
			status: 'done',
		} )
	);
} );

test( '[OPS-03~] wp userfeedback doctor finds the same with exit code 1, and repairs with --fix; real requests tell whether visitors can answer', async ( {
	visitor,
} ) => {
	test.setTimeout( 180_000 );
	await respond( shown.api, visitor.request, shown.id, [
		[ { question_id: CHOICE.id, value: 'Yes' } ],
	] );
	breakCounts( shown.id );
	expect( () => doctor( 'counts' ) ).toThrow( /are wrong/ );
	expect( doctor( 'counts', '--fix' ) ).toMatchObject( [
		{ check: 'counts', status: 'good' },
	] );
	expect( () => wp( 'userfeedback', 'doctor', 'nothing' ) ).toThrow(
		/There is no check nothing/
	);
	wp( 'eval', 'wp_clear_scheduled_hook( "userfeedback_work" );' );
	expect( doctor( 'cron', '--fix' ) ).toMatchObject( [ { status: 'good' } ] );
	expect( doctor( 'tables', 'rest', 'page-cache' ) ).toMatchObject( [
		{ check: 'tables', status: 'good' },
		{ check: 'rest', status: 'good' },
		{ check: 'page-cache', status: 'good' },
	] );
} );
