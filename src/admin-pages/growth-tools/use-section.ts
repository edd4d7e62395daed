import { useHashQuery } from '@/hooks/use-hash-route';
import { GROWTH_TOOLS, hrefOf, withQuery } from '@/routes';
import type { SectionName } from './sections';
import { SECTIONS, headingId } from './sections';

/** The address of a section. The part behind the # is the route, so that the section is in its query. */
export function sectionHref( name: SectionName ): string {
	return hrefOf( withQuery( GROWTH_TOOLS, `section=${ name }` ) );
}

/** The section in the address; undefined if there is none. */
export function useSection(): SectionName | undefined {
	const wanted = new URLSearchParams( useHashQuery() ).get( 'section' );
	return SECTIONS.find( ( { name } ) => name === wanted )?.name;
}

/** Scrolls to a section, smoothly unless the user prefers reduced motion, and moves the focus to its heading. */
export function goToSection( name: SectionName ): void {
	const heading = document.getElementById( headingId( name ) );
	const isReduced = window.matchMedia(
		'(prefers-reduced-motion: reduce)'
	).matches;
	heading?.scrollIntoView( {
		behavior: isReduced ? 'auto' : 'smooth',
		block: 'start',
	} );
	heading?.focus( { preventScroll: true } );
}
