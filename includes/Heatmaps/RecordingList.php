<?php

declare( strict_types=1 );

namespace UserFeedback\Heatmaps;

defined( 'ABSPATH' ) || exit;

use Closure;
use UserFeedback\Database\OptionUpdate;
use UserFeedback\Licensing\Feature;
use UserFeedback\Licensing\FeatureGate;
use UserFeedback\Support\Lazy;
use UserFeedback\Support\VisitorToken;

/**
 * Autoloaded option that tells without a query which pages are recorded now: page → id, sample and token. Derived from the heatmaps after each
 * change.
 *
 * @phpstan-type Entry array{int, int, string}
 * @since 0.7.0
 */
final class RecordingList {

	public const OPTION = 'userfeedback_heatmaps_recording';

	/** What a token of a recorded page is made for, see VisitorToken. */
	private const TOKEN_ACTION = 'heatmap';

	/** In the place of a revision. */
	private const OF_PAGE = 1;

	/** Most bytes of the option as WordPress stores it. */
	private const MAX_BYTES = 32_000;

	/**
	 * @param Closure(): OptionUpdate $options Called only to write the option.
	 */
	public function __construct(
		#[Lazy( OptionUpdate::class )] private readonly Closure $options,
		private readonly HeatmapRepository $heatmaps,
		private readonly VisitorToken $token,
		private readonly FeatureGate $gate
	) {}

	/**
	 * Writes the option. Heatmaps are read while it is locked, so that the last of several requests stores what all of them committed.
	 */
	public function refresh(): void {
		( $this->options )()->run( self::OPTION, fn () => $this->isKept() ? $this->entries( $this->heatmaps->inState( Heatmap::RECORDING ) ) : [] );
	}

	/**
	 * Whether the option has room for one more page.
	 *
	 * @param string $page See PagePath.
	 */
	public function hasRoomFor( string $page ): bool {
		$longest = [ PHP_INT_MAX, 100, $this->tokenOf( PHP_INT_MAX ) ];
		$entries = $this->entries( $this->heatmaps->inState( Heatmap::RECORDING ) ) + [ $page => $longest ];
		return strlen( serialize( $entries ) ) <= self::MAX_BYTES;
	}

	/**
	 * Whether a token is that of a heatmap's page.
	 */
	public function isToken( string $token, int $heatmapId ): bool {
		return $this->token->revision( $token, $heatmapId, self::TOKEN_ACTION ) === self::OF_PAGE;
	}

	/**
	 * Whether the plan has heatmaps, or had them when the license expired. Whether the add-on is active does not matter: it records.
	 */
	private function isKept(): bool {
		return $this->gate->keeps( Feature::Heatmaps ) || $this->gate->lacksAddOn( Feature::Heatmaps );
	}

	private function tokenOf( int $heatmapId ): string {
		return $this->token->create( $heatmapId, self::OF_PAGE, self::TOKEN_ACTION );
	}

	/**
	 * @param list<Heatmap> $heatmaps
	 * @return array<string, Entry>
	 */
	private function entries( array $heatmaps ): array {
		$entries = [];
		foreach ( $heatmaps as $heatmap ) {
			$entries[ $heatmap->page ] = [ $heatmap->id, $heatmap->sample, $this->tokenOf( $heatmap->id ) ];
		}
		return $entries;
	}
}
