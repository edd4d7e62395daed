import { Button } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { Announced } from '@/components/announced';
import { EmptyState } from '@/components/empty-state';
import { useStableCallback } from '@/hooks/use-stable-callback';
import type { HeatmapDevice } from '@/stores/heatmaps-api';
import type { Scene } from './scene';
import type { PageElements, Stage } from './stage';
import { createStage } from './stage';
import { usePage } from './use-page';
import './frame.scss';

/** The widths at which the page is shown, in pixels. */
export const WIDTHS: Readonly< Record< HeatmapDevice, number > > = {
	desktop: 1280,
	tablet: 782,
	mobile: 375,
};

interface FrameProps {
	/** The page without the admin bar and surveys. */
	address: string;
	/** The page as visitors see it. */
	url: string;
	title: string;
	device: HeatmapDevice;
	/** The elements; the list must be the same while nothing changes, as the scene must. */
	paths: readonly string[];
	scene: Scene;
	/** The place of an element among the paths. */
	selected: number | null;
	onElements: ( elements: PageElements | null ) => void;
	onPress: ( index: number ) => void;
}

/** The width of an element, also after it has changed. */
function useWidth( element: HTMLElement | null ): number {
	const [ width, setWidth ] = useState( 0 );
	useEffect( () => {
		if ( ! element ) {
			return undefined;
		}
		const observer = new ResizeObserver( () =>
			setWidth( element.clientWidth )
		);
		observer.observe( element );
		setWidth( element.clientWidth );
		return () => observer.disconnect();
	}, [ element ] );
	return width;
}

/** The page in a frame, as wide as on the device and made smaller where there is no room, with the heat over it. */
export function PageFrame( {
	address,
	url,
	title,
	device,
	paths,
	scene,
	selected,
	onElements,
	onPress,
}: FrameProps ) {
	const { status, view, onLoad } = usePage( address );
	const [ box, setBox ] = useState< HTMLDivElement | null >( null );
	const canvas = useRef< HTMLCanvasElement >( null );
	const stage = useRef< Stage | null >( null );
	const available = useWidth( box );
	const width = WIDTHS[ device ];
	const zoom = available > 0 ? Math.min( 1, available / width ) : 1;
	const currentZoom = useStableCallback( () => zoom );
	const reportElements = useStableCallback( onElements );
	const reportPress = useStableCallback( onPress );

	useEffect( () => {
		if ( ! view || ! canvas.current ) {
			reportElements( null );
			return undefined;
		}
		const made = createStage( {
			view,
			canvas: canvas.current,
			zoom: currentZoom,
			onElements: reportElements,
			onPress: reportPress,
		} );
		stage.current = made;
		return () => {
			stage.current = null;
			made.destroy();
		};
	}, [ view, currentZoom, reportElements, reportPress ] );
	useEffect( () => {
		stage.current?.show( paths, scene );
	}, [ view, paths, scene ] );
	useEffect( () => {
		stage.current?.select( selected );
	}, [ view, paths, selected ] );
	useEffect( () => {
		stage.current?.refresh();
	}, [ zoom, width ] );

	return (
		<div
			className={ `userfeedback-heatmap-frame is-${ status }` }
			ref={ setBox }
		>
			{ status === 'refused' ? (
				<Refusal url={ url } />
			) : (
				<div
					className="userfeedback-heatmap-frame__window"
					style={ { inlineSize: width * zoom } }
				>
					<iframe
						key={ address }
						title={ sprintf(
							/* translators: %s: title of a page. */
							__( 'The page “%s”', 'userfeedback' ),
							title
						) }
						src={ address }
						// Scripts of the page may neither lead the dashboard elsewhere nor open windows.
						sandbox="allow-same-origin allow-scripts"
						// The keyboard goes through the list instead: it would not leave a page of many links.
						tabIndex={ -1 }
						style={ {
							width,
							height: `${ 100 / zoom }%`,
							transform: `scale(${ zoom })`,
						} }
						onLoad={ ( { currentTarget } ) =>
							onLoad( currentTarget )
						}
					/>
					<canvas
						ref={ canvas }
						className="userfeedback-heatmap-frame__canvas"
						aria-hidden="true"
					/>
				</div>
			) }
			{ status === 'loading' && (
				<Announced className="userfeedback-heatmap-frame__loading">
					{ __( 'Loading the page…', 'userfeedback' ) }
				</Announced>
			) }
		</div>
	);
}

/** Says why there is only the list. */
function Refusal( { url }: { url: string } ) {
	return (
		<Announced as="div" isUrgent>
			<EmptyState
				title={ __( 'The page cannot be shown here', 'userfeedback' ) }
				action={
					<Button
						__next40pxDefaultSize
						variant="secondary"
						href={ url }
						target="_blank"
						rel="noreferrer"
					>
						{ __( 'Open the page', 'userfeedback' ) }
					</Button>
				}
			>
				{ __(
					'It did not come, or the site does not let pages be shown in frames (X-Frame-Options or frame-ancestors of the server, a security plugin or the theme). Allow frames from your own site, and load this screen again. Everything that was counted is in the list.',
					'userfeedback'
				) }
			</EmptyState>
		</Announced>
	);
}
