import { expect, test } from './support/test';
import { widgetOf } from './support/surveys';
import {
	button,
	openPopup,
	question,
	stand,
	useSurvey,
} from './support/visitors';

useSurvey( 'Phones', [
	question( 'long-text', 'What would have made your visit better?' ),
] );

test( 'leaves space for an on-screen keyboard and for a phone’s notch and bar', async ( {
	visitor,
} ) => {
	await visitor.setViewportSize( { width: 375, height: 667 } );
	await visitor.addInitScript( () => {
		const seen = Object.assign( new EventTarget(), {
			height: 667,
			offsetTop: 0,
			scale: 1,
		} );
		Object.defineProperty( window, 'visualViewport', { value: seen } );
	} );
	await openPopup( visitor );
	const keyboard = ( height: number, scale = 1 ) =>
		visitor.evaluate(
			( changes ) => {
				Object.assign( window.visualViewport!, changes );
				window.visualViewport!.dispatchEvent( new Event( 'resize' ) );
			},
			{ height: 667 - height, scale }
		);
	const bottom = async () => {
		await stand( visitor );
		return widgetOf( visitor ).evaluate(
			( element ) =>
				window.innerHeight - element.getBoundingClientRect().bottom
		);
	};
	expect( await bottom() ).toBe( 8 );
	await widgetOf( visitor ).getByRole( 'textbox' ).focus();
	await keyboard( 300 );
	expect( await bottom() ).toBe( 308 );
	// The field and Next are seen together, and of the question the end at least.
	await expect( widgetOf( visitor ).getByRole( 'heading' ) ).toBeInViewport( {
		ratio: 0.5,
	} );
	for ( const seen of [
		widgetOf( visitor ).getByRole( 'textbox' ),
		button( visitor, 'Next' ),
	] ) {
		await expect( seen ).toBeInViewport( { ratio: 1 } );
		const box = ( await seen.boundingBox() )!;
		expect( box.y + box.height ).toBeLessThan( 367 );
	}
	await keyboard( 0 );
	expect( await bottom() ).toBe( 8 );
	// Somebody who has zoomed in is left alone.
	await keyboard( 300, 2 );
	expect( await bottom() ).toBe( 8 );

	const session = await visitor.context().newCDPSession( visitor );
	await session.send( 'Emulation.setSafeAreaInsetsOverride', {
		insets: { bottom: 34, left: 47, right: 47 },
	} );
	expect( await bottom() ).toBe( 42 );
	const box = ( await widgetOf( visitor ).boundingBox() )!;
	expect( [ box.x, box.x + box.width ] ).toEqual( [ 47, 328 ] );
	// Minimized, the tab's text stays above the bar, and the tab reaches down to the edge.
	const tab = button( visitor, 'Feedback' );
	await tab.click();
	await stand( visitor );
	const tabBox = ( await tab.boundingBox() )!;
	expect( [ tabBox.y, tabBox.y + tabBox.height ] ).toEqual( [ 589, 667 ] );
} );
