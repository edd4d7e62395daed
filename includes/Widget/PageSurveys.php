<?php

declare( strict_types=1 );

namespace UserFeedback\Widget;

defined( 'ABSPATH' ) || exit;

use Closure;
use UserFeedback\Database\DatabaseError;
use UserFeedback\Licensing\Feature;
use UserFeedback\Licensing\FeatureGate;
use UserFeedback\Model\Survey;
use UserFeedback\Support\Clock;
use UserFeedback\Support\Lazy;
use UserFeedback\Surveys\OpenPeriod;
use UserFeedback\Surveys\PageRules\RuleGroups;
use UserFeedback\Surveys\Settings\Behavior\RageClick;
use UserFeedback\Surveys\SurveyService;

/**
 * Selects the surveys for a page: what is the same for all visitors of its URL. The visitor's browser decides the rest.
 *
 * @since 0.4.0
 *
 * @phpstan-import-type Item from PublishedList
 * @phpstan-import-type Groups from RuleGroups
 * @phpstan-type Possible array{id: int, publish_at: string|null, last_day: string, rules: Groups, verdict: PageVerdict}
 */
final class PageSurveys {

	/** Questions belong to the add-on question-types, or to a plugin that is not active. */
	public const QUESTION_TYPES_MISSING = 'question_types_missing';

	/** It waits for repeated clicks, and the plan or the add-on heatmaps is missing. */
	public const HEATMAPS_MISSING = 'heatmaps_missing';

	/** Published, but not yet due. */
	public const SCHEDULED = 'scheduled';

	/** Published, but its run time has ended. The same word as in the loader. */
	public const EXPIRED = 'expired';

	/** Surveys that a page, or an answer of surveys/due, contains. The browser requests the next ones if it can show none of these. */
	public const MAX_SURVEYS = 20;

	/**
	 * @param Closure(): SurveyService $surveys Called only if a survey has to be read.
	 * @param Closure(): SurveyData    $data    Likewise.
	 * @param Closure(): OpenPeriod    $period  Likewise.
	 * @param Closure(): FeatureGate   $gate    Called only for a survey that waits for repeated clicks.
	 */
	public function __construct(
		private readonly PublishedSurveys $published,
		#[Lazy( SurveyService::class )] private readonly Closure $surveys,
		#[Lazy( SurveyData::class )] private readonly Closure $data,
		private readonly PageTargeting $targeting,
		#[Lazy( OpenPeriod::class )] private readonly Closure $period,
		#[Lazy( FeatureGate::class )] private readonly Closure $gate,
		private readonly Clock $clock
	) {}

	/**
	 * Whether a survey may show on the page that WordPress is creating, now or within two days. Runs no query, unless there are so many page rules
	 * that the autoloaded option has no room for them.
	 */
	public function isAnyPossible(): bool {
		return $this->possible( $this->published->now() ) !== [] || $this->possible( $this->published->soon() ) !== [];
	}

	/**
	 * The surveys for the page that WordPress is creating. Runs one query, or none if no survey may show there now.
	 *
	 * @param int       $first   Survey of the page's block or shortcode, which comes first; 0 for none.
	 * @param list<int> $without Surveys that show in the content of the page.
	 * @throws DatabaseError When the tables cannot be read.
	 */
	public function here( int $first = 0, array $without = [] ): PageChoice {
		$now      = $this->possible( $this->published->now(), $without );
		$soon     = $this->possible( $this->published->soon(), $without );
		$verdicts = array_column( [ ...$now, ...$soon ], 'verdict', 'id' );
		$verdict  = fn ( Survey $survey ) => $this->targeting->here( RuleGroups::ofSurvey( $survey ) );
		$choice   = $this->chosen( $now, $verdict, $first, $without );
		return new PageChoice(
			$choice->surveys,
			$choice->rules,
			$soon === [] ? null : (string) min( array_column( $soon, 'publish_at' ) ),
			DueList::of( $verdicts, $without ),
			$choice->more,
			array_filter( $verdicts, static fn ( PageVerdict $of ) => $of->asksAccount ) !== [] || $choice->asksAccount
		);
	}

	/**
	 * What decides about the surveys of the page that WordPress is creating, before one is read: their ids with the rules that are left to the
	 * browser, in order. Null where more does: a survey is due within two days, or there are more than the page contains.
	 *
	 * @since 0.7.0
	 *
	 * @param list<int> $without See here().
	 * @return list<array{int, Groups}>|null
	 */
	public function settled( array $without ): ?array {
		$now = $this->possible( $this->published->now(), $without );
		return $this->possible( $this->published->soon(), $without ) === [] && count( $now ) <= self::MAX_SURVEYS
			? array_map( static fn ( array $entry ) => [ $entry['id'], $entry['verdict']->rules ], $now )
			: null;
	}

	/**
	 * The surveys of a page that was created before, which are due now.
	 *
	 * @param DueList $list  PageChoice::$listed or $more of that time.
	 * @param int     $first See here().
	 * @throws DatabaseError When the tables cannot be read.
	 */
	public function due( DueList $list, int $first = 0 ): PageChoice {
		$entries = [];
		foreach ( $list->remaining( $this->published->all(), $this->published->now() ) as $entry ) {
			$verdict = $this->targeting->afterwards( $entry['rules'], $list->resultsOf( $entry['id'] ) );
			if ( $verdict->reason === null ) {
				$entries[] = $entry + [ 'verdict' => $verdict ];
			}
		}
		$verdict = fn ( Survey $survey ) => $this->targeting->afterwards( RuleGroups::ofSurvey( $survey ), $list->resultsOf( $survey->id ) );
		return $this->chosen( $entries, $verdict, $first, $list->without );
	}

	/**
	 * Seconds until another survey of a list is due; null if none is due within two days.
	 */
	public function secondsUntilNext( DueList $list ): ?int {
		$times = array_column( $list->remaining( $this->published->all(), $this->published->soon() ), 'publish_at' );
		return $times === [] ? null : (int) strtotime( (string) min( $times ) ) - $this->clock->now()->getTimestamp();
	}

	/**
	 * Why a survey is not on the page that WordPress is creating, as a word for developers: its status (draft, trash), SCHEDULED,
	 * EXPIRED, QUESTION_TYPES_MISSING, HEATMAPS_MISSING, PageVerdict::TARGETING_MISSING or PageVerdict::PAGE. Null if it is there: then the
	 * browser of the visitor decides.
	 */
	public function hiddenBecause( Survey $survey ): ?string {
		return $this->popupReasonOf( $survey ) ?? $this->targeting->here( RuleGroups::ofSurvey( $survey ) )->reason;
	}

	/**
	 * Why visitors can nowhere see and answer a survey, as hiddenBecause() without page rules. Null if they can.
	 *
	 * @since 0.6.0
	 */
	public function closedBecause( Survey $survey ): ?string {
		return $this->reasonOf( $survey );
	}

	/**
	 * Why surveys are not on the page that WordPress is creating, as far as that is known without reading them: as hiddenBecause(), by survey id.
	 *
	 * @since 0.6.0
	 *
	 * @return array<int, string|null>
	 */
	public function reasonsHere(): array {
		$now     = array_column( $this->published->now(), 'rules', 'id' );
		$reasons = [];
		foreach ( $this->published->all() as $entry ) {
			$reasons[ $entry['id'] ] = match ( true ) {
				isset( $now[ $entry['id'] ] )   => $this->targeting->here( $now[ $entry['id'] ] )->reason,
				$entry['publish_at'] !== null   => self::SCHEDULED,
				default                         => self::EXPIRED,
			};
		}
		return $reasons;
	}

	/**
	 * What hides a survey on every page.
	 */
	private function reasonOf( Survey $survey ): ?string {
		return match ( true ) {
			$survey->status !== Survey::PUBLISH           => $survey->status,
			! $survey->isOpen( $this->clock->now() )      => self::SCHEDULED,
			! ( $this->period )()->isOpen( $survey, $this->clock->now() ) => self::EXPIRED,
			! ( $this->data )()->isAnswerable( $survey )        => self::QUESTION_TYPES_MISSING,
			default                                       => null,
		};
	}

	/**
	 * What hides a popup on every page; in the content of a page, visitors see the survey. One for visitors who click in vain would otherwise show to
	 * everybody.
	 */
	private function popupReasonOf( Survey $survey ): ?string {
		$isLost = RageClick::isOn( $survey ) && ! ( $this->gate )()->keeps( Feature::Heatmaps );
		return $this->reasonOf( $survey ) ?? ( $isLost ? self::HEATMAPS_MISSING : null );
	}

	/**
	 * The entries without those whose rules exclude this page.
	 *
	 * @param list<Item> $entries
	 * @param list<int>  $without See here().
	 * @return list<Possible>
	 */
	private function possible( array $entries, array $without = [] ): array {
		$entries = array_filter( $entries, static fn ( array $entry ) => ! in_array( $entry['id'], $without, true ) );
		$judged  = array_map( fn ( array $entry ) => $entry + [ 'verdict' => $this->targeting->here( $entry['rules'] ) ], $entries );
		return array_values( array_filter( $judged, static fn ( array $entry ) => $entry['verdict']->reason === null ) );
	}

	/**
	 * Reads the first ones of these surveys.
	 *
	 * @param list<Possible>                  $entries
	 * @param Closure( Survey ): PageVerdict $verdict The verdict of the rules that a survey has.
	 * @param list<int>                       $without See here().
	 */
	private function chosen( array $entries, Closure $verdict, int $first, array $without ): PageChoice {
		// Stable: the others keep their order.
		usort( $entries, static fn ( array $a, array $b ) => ( $b['id'] === $first ) <=> ( $a['id'] === $first ) );
		$now      = array_slice( $entries, 0, self::MAX_SURVEYS );
		$next     = array_column( array_slice( $entries, self::MAX_SURVEYS ), 'verdict', 'id' );
		$verdicts = [];
		$chosen   = [];
		foreach ( $this->read( array_column( $now, 'id' ) ) as $id => $survey ) {
			$verdicts[ $id ] = $verdict( $survey );
			if ( $verdicts[ $id ]->reason === null && $this->popupReasonOf( $survey ) === null ) {
				$chosen[] = $survey;
			}
		}
		// One that waits for a few visitors must not keep another one from all. Stable, again.
		$waits = static fn ( Survey $survey ) => $survey->id !== $first && RageClick::isOn( $survey );
		usort( $chosen, static fn ( Survey $a, Survey $b ) => $waits( $a ) <=> $waits( $b ) );
		$last = $now === [] ? 0 : $now[ count( $now ) - 1 ]['id'];
		return new PageChoice(
			$chosen,
			array_map( static fn ( PageVerdict $of ) => $of->rules, array_intersect_key( $verdicts, array_column( $chosen, null, 'id' ) ) ),
			more: $next === [] ? null : DueList::of( $next, [ ...$without, ...( $first === 0 ? [] : [ $first ] ) ], $last ),
			asksAccount: array_filter( $verdicts, static fn ( PageVerdict $of ) => $of->asksAccount ) !== []
		);
	}

	/**
	 * @param list<int> $ids
	 * @return array<int, Survey> Published ones by id, in the order of the ids.
	 */
	private function read( array $ids ): array {
		return $ids === [] ? [] : array_column( ( $this->surveys )()->published( $ids ), null, 'id' );
	}
}
