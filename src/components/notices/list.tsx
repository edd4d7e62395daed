import { Notice as WordPressNotice } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { useRef } from '@wordpress/element';
import { useFocusHandover } from '../../hooks/use-focus-handover';
import { useHashRoute } from '../../hooks/use-hash-route';
import type { RouteName } from '../../routes';
import { routeName } from '../../routes';
import type { Notice } from '../../stores/notices';
import { store as noticesStore } from '../../stores/notices';
import { Picture } from '../notifications/pictures';
import './notices.scss';

/** The name of the route that is open; undefined for one that the page does not have. */
function useRouteName(): RouteName | undefined {
	const [ route ] = useHashRoute();
	const query = new URLSearchParams( window.location.search );
	return routeName( query.get( 'page' ) ?? '', route );
}

/** Whether a notice is for a route. */
export function showsOn(
	notice: Pick< Notice, 'global' | 'show_on_routes' | 'hide_on_routes' >,
	route: RouteName | undefined
): boolean {
	const isIn = ( names: readonly string[] ) =>
		route !== undefined && names.includes( route );
	return (
		! isIn( notice.hide_on_routes ) &&
		( notice.global || isIn( notice.show_on_routes ) )
	);
}

function OneNotice( { notice }: { notice: Notice } ) {
	const { closeNotice } = useDispatch( noticesStore );
	const ref = useRef< HTMLDivElement >( null );
	useFocusHandover( ref );
	const { id, type, icon, content, link, isClosable, isClosing } = notice;
	return (
		<div
			ref={ ref }
			className={ `userfeedback-notices__item${ isClosing ? ' is-closing' : '' }` }
		>
			<WordPressNotice
				status={ type }
				isDismissible={ isClosable }
				onRemove={ () => void closeNotice( id ) }
				// The text alone: the label of the link would be read twice.
				spokenMessage={ content }
				actions={
					link.text !== '' && link.url !== ''
						? [
								{
									label: link.text,
									url: link.url,
									variant: 'link',
								},
							]
						: []
				}
			>
				<div className="userfeedback-notices__text">
					{ icon !== '' && <Picture name={ icon } /> }
					<span>{ content }</span>
				</div>
			</WordPressNotice>
		</div>
	);
}

/** The notices of the open route. */
export function NoticeList() {
	const notices = useSelect(
		( select ) => select( noticesStore ).getNotices(),
		[]
	);
	const route = useRouteName();
	const shown = notices.filter(
		( notice ) => ! notice.dismissed && showsOn( notice, route )
	);
	return shown.length > 0 ? (
		<div className="userfeedback-notices">
			{ shown.map( ( notice ) => (
				<OneNotice key={ notice.id } notice={ notice } />
			) ) }
		</div>
	) : null;
}
