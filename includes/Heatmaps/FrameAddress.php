<?php

declare( strict_types=1 );

namespace UserFeedback\Heatmaps;

defined( 'ABSPATH' ) || exit;

/**
 * The address at which a recorded page shows itself in the frame of the heatmap viewer, see FramedPage.
 *
 * @since 0.7.0
 */
final class FrameAddress {

	/** Query variable with the heatmap's id. */
	public const VARIABLE = 'userfeedback_heatmap';

	public function __construct( private readonly HeatmapPresenter $presenter ) {}

	/**
	 * For the current user, for some hours.
	 */
	public function of( Heatmap $heatmap ): string {
		return add_query_arg(
			[
				self::VARIABLE => $heatmap->id,
				'_wpnonce'     => wp_create_nonce( self::action( $heatmap->id ) ),
			],
			$this->presenter->url( $heatmap )
		);
	}

	/**
	 * What the nonce is for.
	 */
	public static function action( int $heatmapId ): string {
		return self::VARIABLE . "-$heatmapId";
	}
}
