<?php

declare( strict_types=1 );

namespace UserFeedback\Heatmaps\Collecting;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Database\RateLimiter;
use UserFeedback\Database\Transaction;
use UserFeedback\Heatmaps\CellCode;
use UserFeedback\Heatmaps\HeatmapRefused;
use UserFeedback\Heatmaps\HeatmapRepository;
use UserFeedback\Heatmaps\RecordingList;
use UserFeedback\Licensing\Feature;
use UserFeedback\Licensing\FeatureGate;
use UserFeedback\Responses\NetworkLoad;
use UserFeedback\Support\Clock;
use UserFeedback\Support\Dates;
use UserFeedback\Support\Sender;

/**
 * The rules of counting what visitors do on recorded pages. It stores sums only, nothing about a visitor.
 *
 * @since 0.7.0
 */
final class CollectingService {

	/** By which sites filter the limits. */
	private const PURPOSE = 'heatmap';

	/** Seconds. */
	private const WINDOW = 600;

	/** Parts of one heatmap's views from one network in a window; above ten times `too_many` they are refused. */
	private const LIMITS = [
		'many'     => 60,
		'too_many' => 60,
		'surveys'  => 10,
	];

	/** For so long a part that is sent again is known: browsers send again within seconds. */
	private const REPEATED_WITHIN = DAY_IN_SECONDS;

	public function __construct(
		private readonly FeatureGate $gate,
		private readonly RecordingList $recording,
		private readonly RateLimiter $limiter,
		private readonly HeatmapRepository $heatmaps,
		private readonly CellRepository $cells,
		private readonly Transaction $transaction,
		private readonly Clock $clock
	) {}

	/**
	 * Counts a part of a view. One that was counted before is accepted and does nothing.
	 *
	 * @param bool $isCrossSite Whether a page of another site sent it.
	 * @throws HeatmapRefused When it does not come from a recorded page, far too much came from the same network, or the heatmap takes no more.
	 */
	public function collect( ViewPart $part, Sender $sender, bool $isCrossSite ): void {
		if ( $isCrossSite ) {
			throw HeatmapRefused::otherSite();
		}
		if ( ! $this->recording->isToken( $part->token, $part->heatmapId ) ) {
			throw HeatmapRefused::unknownPage();
		}
		if ( ! $this->gate->keeps( Feature::Heatmaps ) ) {
			throw HeatmapRefused::ended();
		}
		if ( NetworkLoad::count( $this->limiter, self::LIMITS, self::PURPOSE, $part->heatmapId, $sender, self::WINDOW )->isTooMuch() ) {
			throw HeatmapRefused::tooMany( self::WINDOW - $this->clock->now()->getTimestamp() % self::WINDOW );
		}
		$this->transaction->run( fn () => $this->store( $part ) );
	}

	/**
	 * The parts of one heatmap wait for each other: so its number of views, and that of its elements, are exact.
	 */
	private function store( ViewPart $part ): void {
		$now     = $this->clock->now();
		$heatmap = $this->heatmaps->lock( $part->heatmapId );
		if ( $heatmap === null || ! ( $part->isFirst ? $heatmap->acceptsView() : $heatmap->acceptsMore( $now ) ) ) {
			throw HeatmapRefused::ended();
		}
		$name = $part->name();
		// Inside the transaction: a part that was not stored is no repetition when it comes again.
		if ( $name !== null && $this->limiter->hit( 'heatmap-part', "$part->heatmapId|$name", self::REPEATED_WITHIN ) > 1 ) {
			return;
		}
		$day   = Dates::localDay( $now, $this->clock->zone() );
		$known = $this->cells->remember( $heatmap, $part->paths, $day );
		$ends  = $part->isFirst && $heatmap->views + 1 >= $heatmap->wantedViews;
		$this->heatmaps->add( $heatmap->id, (int) $part->isFirst, $part->clicks(), $known['new'], $ends ? $now : null );
		// In the order of their key, and last: others wait for them.
		$sums = $this->sums( $part, $known['anchors'] );
		$this->cells->add( $heatmap->id, $day, $part->device, $sums );
		$this->cells->add( $heatmap->id, null, $part->device, $sums );
		if ( $ends ) {
			$this->transaction->afterCommit( $this->recording->refresh( ... ) );
		}
	}

	/**
	 * Numbers of events by kind, anchor and cell.
	 *
	 * @param list<string> $anchors Of the paths.
	 * @return array<string, array<int, int>> Numbers by cell; keys are kind and anchor, with a space between them.
	 */
	private function sums( ViewPart $part, array $anchors ): array {
		$sums  = [];
		$count = static function ( string $kind, string $anchor, int $cell, int $events ) use ( &$sums ): void {
			$sums[ "$kind $anchor" ][ $cell ] = ( $sums[ "$kind $anchor" ][ $cell ] ?? 0 ) + $events;
		};
		$page  = CellCode::anchor( '' );
		if ( $part->isFirst ) {
			$count( CellCode::VIEW, $page, $part->fold, 1 );
			$count( CellCode::SCROLL, $page, $part->scroll, 1 );
		} elseif ( $part->scrollBefore !== null && $part->scroll > $part->scrollBefore ) {
			$count( CellCode::SCROLL, $page, $part->scrollBefore, -1 );
			$count( CellCode::SCROLL, $page, $part->scroll, 1 );
		}
		foreach ( $part->cells as [ $kind, $path, $cell, $events ] ) {
			$anchor = $anchors[ $path ];
			// Elements beyond the limit are one, of which nobody knows where it is.
			$count( $kind, $anchor, $anchor === $page ? 0 : $cell, $events );
		}
		return $sums;
	}
}
