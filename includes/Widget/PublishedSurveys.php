<?php

declare( strict_types=1 );

namespace UserFeedback\Widget;

defined( 'ABSPATH' ) || exit;

use Closure;
use UserFeedback\Database\OptionUpdate;
use UserFeedback\Licensing\Feature;
use UserFeedback\Licensing\FeatureGate;
use UserFeedback\Support\Cast;
use UserFeedback\Support\Clock;
use UserFeedback\Support\Dates;
use UserFeedback\Support\Lazy;
use UserFeedback\Surveys\PageRules\RuleGroups;
use UserFeedback\Surveys\Settings\Behavior\LastDay;
use UserFeedback\Surveys\SurveyRepository;

/**
 * Autoloaded option that tells without a query which surveys a page may show: their ids, times, last days and page rules.
 *
 * Derived from the surveys after each change that visitors see, and daily. It only selects the surveys to read; what shows depends on the surveys
 * themselves.
 *
 * @since 0.1.0
 *
 * @phpstan-import-type Item from PublishedList
 * @phpstan-import-type Stored from PublishedList
 */
final class PublishedSurveys {

	/** All of them, where PublishedList::OPTION option has no room for their rules. Not autoloaded: pages read it with a query. */
	public const ALL = 'userfeedback_published_all';

	/** Pages stay in caches for long: up to this time ahead they contain when the next survey is due. */
	private const AHEAD = '+48 hours';

	/** Surveys that are read at once to write the option. */
	private const BATCH = 200;

	/**
	 * @param Closure(): SurveyRepository $surveys   Called only to write the option.
	 * @param Closure(): OptionUpdate     $options   Called only to write the option.
	 * @param Closure(): FeatureGate      $gate      Called only if a run time has ended.
	 * @param Closure(): PageTargeting    $targeting Called only to write the option when all rules are too long for it.
	 */
	public function __construct(
		#[Lazy( SurveyRepository::class )] private readonly Closure $surveys,
		#[Lazy( OptionUpdate::class )] private readonly Closure $options,
		#[Lazy( FeatureGate::class )] private readonly Closure $gate,
		#[Lazy( PageTargeting::class )] private readonly Closure $targeting,
		private readonly Clock $clock
	) {}

	/**
	 * Rewrites the option from the surveys. Surveys are read while the option is locked, so that the last of several requests stores what all of them
	 * committed.
	 */
	public function refresh(): void {
		( $this->options )()->run( PublishedList::OPTION, $this->derived( ... ) );
	}

	/**
	 * What the option contains. Of many surveys it holds less: only the rules that PHP evaluates, and at last only those surveys that fit.
	 *
	 * @return Stored
	 */
	private function derived(): array {
		$items = $this->items();
		$list  = PublishedList::encode( $items, PublishedList::MAX_BYTES );
		if ( $list['is_partial'] ) {
			$targeting = ( $this->targeting )();
			$reduced   = array_map( static fn ( array $item ) => [ 'rules' => $targeting->reduced( $item['rules'] ) ] + $item, $items );
			$list      = PublishedList::encode( $reduced, PublishedList::MAX_BYTES );
		}
		// update_option() must not compare with a value that another request has replaced.
		wp_cache_delete( self::ALL, 'options' );
		if ( $list['is_partial'] ) {
			update_option( self::ALL, PublishedList::encode( $items ), false );
		} else {
			delete_option( self::ALL );
		}
		return $list;
	}

	/**
	 * @return list<Item>
	 */
	private function items(): array {
		$repository = ( $this->surveys )();
		$now        = $this->clock->now();
		$items      = [];
		foreach ( array_chunk( $repository->published(), self::BATCH ) as $summaries ) {
			$byId = array_column( $repository->findMany( array_column( $summaries, 'id' ) ), null, 'id' );
			foreach ( $summaries as $survey ) {
				$items[] = [
					'id'         => $survey->id,
					'publish_at' => $survey->publishAt === null || $survey->publishAt <= $now ? null : Dates::toIso( $survey->publishAt ),
					'last_day'   => $survey->lastDay ?? '',
					'rules'      => isset( $byId[ $survey->id ] ) ? RuleGroups::ofSurvey( $byId[ $survey->id ] ) : [],
				];
			}
		}
		return $items;
	}

	/**
	 * Whether pages need the widget: a survey is published now or due soon.
	 */
	public function isPageConcerned(): bool {
		return $this->now() !== [] || $this->soon() !== [];
	}

	/**
	 * Surveys that are published now and have not expired, in the order in which the loader tries them: latest publish date first (creation date if
	 * there is none), then highest id.
	 *
	 * @since 0.4.0
	 *
	 * @return list<Item>
	 */
	public function now(): array {
		$now = Dates::toIso( $this->clock->now() );
		// All times are ISO 8601 in UTC, so they can be compared as strings.
		return $this->entries( static fn ( ?string $at ) => $at === null || $at <= $now );
	}

	/**
	 * All of them, also those that are due later or have expired, in the same order.
	 *
	 * @since 0.6.0
	 *
	 * @return list<Item>
	 */
	public function all(): array {
		return PublishedList::decode( self::stored(), static fn () => true );
	}

	/**
	 * Surveys that are due within two days, in the same order.
	 *
	 * @since 0.4.0
	 *
	 * @return list<Item>
	 */
	public function soon(): array {
		$now    = Dates::toIso( $this->clock->now() );
		$latest = Dates::toIso( $this->clock->now()->modify( self::AHEAD ) );
		return $this->entries( static fn ( ?string $at ) => $at > $now && $at <= $latest );
	}

	/**
	 * Whether a run time has ended. Compared on each page, so that the option stays valid when the zone or the plan changes.
	 *
	 * @param string $lastDay '' for no end.
	 */
	private function hasExpired( string $lastDay ): bool {
		return $lastDay !== ''
			&& LastDay::end( $lastDay, $this->clock->zone() ) <= $this->clock->now()
			&& ( $this->gate )()->keeps( Feature::RunTime );
	}

	/**
	 * @param Closure( string|null ): bool $isChosen Gets the time of publication.
	 * @return list<Item>
	 */
	private function entries( Closure $isChosen ): array {
		$items = PublishedList::decode( self::stored(), $isChosen );
		return array_values( array_filter( $items, fn ( array $item ) => ! $this->hasExpired( $item['last_day'] ) ) );
	}

	private static function stored(): mixed {
		/** @var mixed $stored */
		$stored = get_option( PublishedList::OPTION, [] );
		return Cast::at( $stored, 'is_partial' ) === true ? get_option( self::ALL, $stored ) : $stored;
	}
}
