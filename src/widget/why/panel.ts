import type { WhyReport } from '../../survey-model';
import { create } from '../element';
import type { ReportedSurvey, Row } from './rows';

/** Distance to the edges of the window and to the admin bar, in px. */
const GAP = 8;

interface PanelActions {
	/** Finds out about the surveys of the page. */
	rows: () => Promise< Row[] >;
	/** Shows a survey, after the panel has closed. */
	onShow: ( survey: ReportedSurvey ) => void;
}

/**
 * The panel under the item of the admin bar: a list of surveys, each with its reason. A modal dialog, because the browser then keeps the
 * keyboard inside, closes it with Escape and gives the focus back.
 *
 * @param root    Where it is rendered.
 * @param item    The item of the admin bar.
 * @param report  The server's report.
 * @param actions
 */
export function createPanel(
	root: ShadowRoot,
	item: HTMLElement,
	report: WhyReport,
	{ rows, onShow }: PanelActions
): { open: () => Promise< void > } {
	const { strings, editor } = report;
	const list = create( 'ul' );
	const heading = create( 'h2', { id: 'heading' }, strings[ 'heading' ] );
	const panel = create(
		'dialog',
		{ className: 'panel' },
		create(
			'div',
			{ className: 'head' },
			heading,
			create(
				'button',
				{
					type: 'button',
					className: 'close',
					title: strings[ 'close' ] ?? '',
					ariaLabel: strings[ 'close' ] ?? '',
					onclick: () => panel.close(),
				},
				'×'
			)
		),
		list,
		create(
			'div',
			{ className: 'foot' },
			editor?.drafts && create( 'p', {}, editor.drafts ),
			editor && create( 'a', { href: editor.list_url }, strings[ 'all' ] )
		)
	);
	panel.setAttribute( 'aria-labelledby', heading.id );
	panel.addEventListener( 'close', () =>
		item.setAttribute( 'aria-expanded', 'false' )
	);
	// What is not in the panel is its backdrop.
	panel.addEventListener( 'click', ( { target } ) => {
		if ( target === panel ) {
			panel.close();
		}
	} );
	window.addEventListener( 'resize', () => panel.open && place() );
	root.append( panel );

	function show( survey: ReportedSurvey ) {
		panel.close();
		onShow( survey );
	}

	/** Under the item, but inside the window. */
	function place(): void {
		const { bottom, left, right } = item.getBoundingClientRect();
		const { clientWidth } = document.documentElement;
		const { offsetWidth } = panel;
		const start = report.dir === 'rtl' ? right - offsetWidth : left;
		const most = clientWidth - offsetWidth - GAP;
		const top = Math.max( 0, bottom ) + GAP;
		Object.assign( panel.style, {
			left: `${ Math.max( GAP, Math.min( start, most ) ) }px`,
			top: `${ top }px`,
			maxHeight: `calc(100% - ${ top + GAP }px)`,
		} );
	}

	return {
		async open() {
			if ( panel.open ) {
				return;
			}
			const items = ( await rows() ).map( ( row ) =>
				surveyItem( report, row, show )
			);
			list.replaceChildren(
				...( items.length > 0
					? items
					: [ create( 'li', {}, strings[ 'none' ] ) ] )
			);
			item.setAttribute( 'aria-expanded', 'true' );
			panel.showModal();
			place();
		},
	};
}

function surveyItem(
	{ strings }: WhyReport,
	{ survey, isShown, isOpen, text, link }: Row,
	show: ( survey: ReportedSurvey ) => void
): HTMLElement {
	const { title } = survey;
	const showButton =
		! isOpen &&
		create(
			'button',
			{
				type: 'button',
				ariaLabel: ( strings[ 'show_title' ] ?? '%s' ).replace(
					'%s',
					() => title
				),
				onclick: () => show( survey ),
			},
			strings[ 'show' ]
		);
	return create(
		'li',
		{ className: isShown ? 'is-shown' : '' },
		create( 'h3', {}, title ),
		create( 'p', {}, text ),
		create(
			'p',
			{ className: 'actions' },
			link && create( 'a', { href: link.url }, link.text ),
			showButton
		)
	);
}
