<?php

declare( strict_types=1 );

namespace UserFeedback\Heatmaps\Collecting;

defined( 'ABSPATH' ) || exit;

use DateTimeImmutable;
use UserFeedback\Database\RateLimiter;
use UserFeedback\Database\Transaction;
use UserFeedback\Heatmaps\CellCode;
use UserFeedback\Heatmaps\Heatmap;
use UserFeedback\Heatmaps\HeatmapRefused;
use UserFeedback\Heatmaps\HeatmapRepository;
use UserFeedback\Heatmaps\RecordingList;
use UserFeedback\Licensing\Feature;
use UserFeedback\Licensing\FeatureGate;
use UserFeedback\Responses\NetworkLoad;
use UserFeedback\Support\CachedPages;
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
		$refused = $this->transaction->run( fn () => $this->store( $part, $sender ) );
		if ( $refused !== null ) {
			throw $refused;
		}
	}

	/**
	 * The parts of one heatmap wait for each other: so its number of views, and that of its elements, are exact. The network counts in the same
	 * transaction: a commit waits for the disk, which takes as long as all the rest.
	 *
	 * @return HeatmapRefused|null Why nothing was counted. The network counted all the same.
	 */
	private function store( ViewPart $part, Sender $sender ): ?HeatmapRefused {
		$now     = $this->clock->now();
		$heatmap = $this->heatmaps->lock( $part->heatmapId );
		// After the lock: a plain SELECT before it would make the sums those of a moment at which others still add to them.
		if ( NetworkLoad::count( $this->limiter, self::LIMITS, self::PURPOSE, $part->heatmapId, $sender, self::WINDOW )->isTooMuch() ) {
			return HeatmapRefused::tooMany( self::WINDOW - $now->getTimestamp() % self::WINDOW );
		}
		if ( $heatmap === null || ! ( $part->isFirst ? $heatmap->acceptsView() : $heatmap->acceptsMore( $now ) ) ) {
			return HeatmapRefused::ended();
		}
		$name = $part->name();
		// Inside the transaction: a part that was not stored is no repetition when it comes again.
		if ( $name !== null && $this->limiter->hit( 'heatmap-part', "$part->heatmapId|$name", self::REPEATED_WITHIN ) > 1 ) {
			return null;
		}
		$this->count( $part, $heatmap, $now );
		return null;
	}

	private function count( ViewPart $part, Heatmap $heatmap, DateTimeImmutable $now ): void {
		$day     = Dates::localDay( $now, $this->clock->zone() );
		$anchors = [ CellCode::anchor( '' ), ...array_map( CellCode::anchor( ... ), $part->paths ) ];
		$stored  = $this->cells->stored( $heatmap->id, $day, $part->device, $part->kinds(), array_values( array_unique( $anchors ) ) );
		$known   = $this->cells->remember( $heatmap, $part->paths, self::counted( $stored ), $day );
		$ends    = $part->isFirst && $heatmap->views + 1 >= $heatmap->wantedViews;
		$this->heatmaps->add( $heatmap->id, (int) $part->isFirst, $part->clicks(), $known['new'], $ends ? $now : null );
		$this->cells->add( $heatmap->id, $day, $part->device, $this->sums( $part, $known['anchors'] ), $stored );
		if ( $ends ) {
			$this->transaction->afterCommit( $this->end( ... ) );
		}
	}

	/**
	 * Pages lose the recorder, also those in caches. It happens once: one view is the last one.
	 */
	private function end(): void {
		$this->recording->refresh();
		CachedPages::outdate();
	}

	/**
	 * The anchors of which something is stored; their paths are, too.
	 *
	 * @param array<string, string> $stored See CellRepository::stored().
	 * @return array<string, true>
	 */
	private static function counted( array $stored ): array {
		return array_fill_keys( array_map( static fn ( string $key ) => substr( $key, 2 ), array_keys( $stored ) ), true );
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
