import { placeOf } from './section-list';
import type { Section } from './section';

const FIELDS =
	'input:not([type="hidden"], :disabled), textarea:not(:disabled), select:not(:disabled)';
const CONTROLS = `${ FIELDS }, button:not(:disabled), a[href]`;
/** The button that expands a collapsed question. */
const COLLAPSED = '[data-shortcut="toggle-question"][aria-expanded="false"]';

/**
 * The element that shows a field: the one with the longest `data-field` that contains the path, or else the field's
 * section.
 */
function elementOf(
	page: ParentNode,
	sections: readonly Section[],
	path: string
): HTMLElement | undefined {
	const elements = [
		...page.querySelectorAll< HTMLElement >( '[data-field]' ),
	].filter( ( { dataset } ) => {
		const field = dataset[ 'field' ] ?? '';
		return (
			path.startsWith( field ) &&
			[ undefined, '.', '[' ].includes( path[ field.length ] )
		);
	} );
	const length = ( { dataset }: HTMLElement ) =>
		dataset[ 'field' ]?.length ?? 0;
	const [ longest ] = elements.sort( ( a, b ) => length( b ) - length( a ) );
	const section = placeOf( sections, path )?.section.name;
	return (
		longest ??
		page.querySelector< HTMLElement >( `[data-section="${ section }"]` ) ??
		undefined
	);
}

function focusControl( element: HTMLElement, takesFocus: boolean ): void {
	const control = element.matches( CONTROLS )
		? element
		: ( element.querySelector< HTMLElement >( FIELDS ) ??
			element.querySelector< HTMLElement >( CONTROLS ) );
	if ( takesFocus ) {
		control?.focus();
	}
	( control ?? element ).scrollIntoView?.( { block: 'nearest' } );
}

/**
 * Scrolls to a field and moves the focus to its control, unless it has the focus already. Fields that no element
 * declares are shown by their section.
 *
 * @param page       The screen.
 * @param sections
 * @param path       Such as `questions[2].title`.
 * @param takesFocus Whether the focus moves; otherwise the field is only scrolled into view.
 */
export function focusField(
	page: ParentNode,
	sections: readonly Section[],
	path: string,
	takesFocus: boolean
): void {
	const element = elementOf( page, sections, path );
	const { activeElement } = element?.ownerDocument ?? {};
	if ( element === undefined || element.contains( activeElement ?? null ) ) {
		return;
	}
	const collapsed = element.querySelector< HTMLElement >( COLLAPSED );
	if ( collapsed ) {
		collapsed.click();
		// The fields are there when React has rendered them.
		setTimeout( () => focusControl( element, takesFocus ) );
	} else {
		focusControl( element, takesFocus );
	}
}
