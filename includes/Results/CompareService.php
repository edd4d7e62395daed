<?php

declare( strict_types=1 );

namespace UserFeedback\Results;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Licensing\FeatureLocked;
use UserFeedback\Model\OptionId;
use UserFeedback\Model\Question;
use UserFeedback\Model\Survey;
use UserFeedback\Responses\Counts\SurveyCountsRepository;
use UserFeedback\Responses\GroupCountsRepository;
use UserFeedback\Responses\InvalidFilter;
use UserFeedback\Responses\ResponseFilter;
use UserFeedback\Responses\ResponseFilterArguments;
use UserFeedback\Responses\ResponseFilterRules;
use UserFeedback\Responses\ResponseReader;
use UserFeedback\Responses\SurveyCounts;
use UserFeedback\Support\DayRange;
use UserFeedback\Support\NotFound;
use UserFeedback\Surveys\QuestionTypes\QuestionTypes;
use UserFeedback\Surveys\SurveyRepository;

/**
 * Two groups of visitors side by side, in the shape of CompareSchema.
 *
 * @phpstan-type ComparedOption array{id: string, label: string, groups: list<array<string, mixed>>, chance: float|null}
 * @phpstan-type Groups list<array<string, mixed>>
 * @phpstan-type Compared array{id: string, title: string, type: string, groups: Groups, options: list<ComparedOption>, chance: float|null}
 * @since 0.5.0
 */
final class CompareService {

	public const BY = [ 'device', 'page', 'country', 'language', 'answer' ];

	/** Responses that are read: no more tell more, see Intervals. */
	private const NEWEST = 50_000;

	public function __construct(
		private readonly SurveyRepository $surveys,
		private readonly ResponseReader $responses,
		private readonly GroupCountsRepository $groups,
		private readonly SurveyCountsRepository $totals,
		private readonly QuestionTypes $types,
		private readonly ResponseFilterRules $rules,
		private readonly RangeLimit $limit
	) {}

	/**
	 * Compares two groups.
	 *
	 * @param string        $by         What tells the groups apart, one of BY.
	 * @param string        $a          The first group: a device, the id of a page, a country, a language, or an option by its id or by a label that
	 *                                  it has or had.
	 * @param string        $b          The second group.
	 * @param string        $questionId The question that was answered with these options; '' for the others.
	 * @param DayRange|null $range      Local dates, see Ranges; null for all time.
	 * @return array<string, mixed>
	 * @throws NotFound When there is no such survey.
	 * @throws FeatureLocked  When the plan has no filters, or no range as long as this.
	 * @throws InvalidFilter  When a group is none, or both are the same.
	 */
	public function compare( int $surveyId, string $by, string $a, string $b, string $questionId, ?DayRange $range ): array {
		$this->limit->check( $range );
		$survey = $this->surveys->find( $surveyId ) ?? throw NotFound::survey();
		$one    = $this->group( $survey, 'a', $by, $a, $questionId, $range );
		$two    = $this->group( $survey, 'b', $by, $b, $questionId, $range );
		// An option has an id and several labels.
		if ( $a === $b || ( $by === 'answer' && $one->option === $two->option ) ) {
			throw InvalidFilter::at( 'b', 'same_group', __( 'Choose two different groups.', 'userfeedback' ) );
		}
		$first  = $this->groups->of( $one, self::NEWEST );
		$second = $this->groups->of( $two, self::NEWEST );
		return [
			'by'        => $by,
			'groups'    => [
				[ 'value' => $a, 'responses' => self::responses( $first ) ],
				[ 'value' => $b, 'responses' => self::responses( $second ) ],
			],
			'newest'    => self::NEWEST,
			'is_capped' => $this->totals->responses( $surveyId, $range ) > self::NEWEST,
			'questions' => self::withMarks( $this->questions( $survey, $first, $second ) ),
		];
	}

	private function group( Survey $survey, string $name, string $by, string $value, string $questionId, ?DayRange $range ): ResponseFilter {
		$sent = match ( $by ) {
			'answer' => [ 'question' => $questionId, 'option' => $value ],
			default  => [ $by => $value ],
		};
		if ( trim( $value ) === '' ) {
			throw InvalidFilter::at( $name, 'missing', __( 'Choose two groups of visitors.', 'userfeedback' ) );
		}
		$days   = $range === null ? [] : [ 'from' => $range->from, 'to' => $range->to ];
		return $this->rules->resolved( $survey, ResponseFilterArguments::read( $sent + $days, $survey->id ) );
	}

	private static function responses( SurveyCounts $counts ): int {
		return $counts->count( '', OptionId::RESPONSES );
	}

	/**
	 * @return list<Compared>
	 */
	private function questions( Survey $survey, SurveyCounts $first, SurveyCounts $second ): array {
		$options   = $this->responses->options( $survey );
		$questions = [];
		foreach ( $survey->questions as $question ) {
			$form = $this->types->form( $question->type );
			if ( $form === null || ! $form->isQuantitative() ) {
				continue;
			}
			$asked       = $options->ofQuestion( $question->id );
			$own         = static fn ( SurveyCounts $counts ) => new QuestionStatistics( $question, $form, $counts, $asked );
			$questions[] = self::question( $question, $own( $first ), $own( $second ) );
		}
		return $questions;
	}

	/**
	 * @return Compared
	 */
	private static function question( Question $question, QuestionStatistics $first, QuestionStatistics $second ): array {
		$one   = $first->toArray( null );
		$two   = $second->toArray( null );
		$names = array_flip( [ 'total_answers', 'is_few', 'average', 'average_interval', 'nps' ] );
		return [
			'id'      => $question->id,
			'title'   => $question->title,
			'type'    => $question->type,
			'groups'  => [ array_intersect_key( $one, $names ), array_intersect_key( $two, $names ) ],
			'options' => self::options( $first, $second ),
			'chance'  => $first->chanceOfDifference( $second ),
		];
	}

	/**
	 * @return list<ComparedOption>
	 */
	private static function options( QuestionStatistics $first, QuestionStatistics $second ): array {
		// An option that is no longer asked is in the groups that chose it.
		$either  = array_column( [ ...$first->options(), ...$second->options() ], 'value', 'id' );
		$isFew   = min( $first->answered(), $second->answered() ) < Intervals::FEW;
		$options = [];
		foreach ( $either as $id => $value ) {
			$one       = $first->share( (string) $id );
			$two       = $second->share( (string) $id );
			$label     = is_array( $value ) ? $value['label'] ?? '' : $value;
			$options[] = [
				'id'     => (string) $id,
				'label'  => is_string( $label ) ? $label : '',
				'groups' => [ $one, $two ],
				'chance' => $isFew ? null : Significance::ofShares( $one['count'], $first->answered(), $two['count'], $second->answered() ),
			];
		}
		return $options;
	}

	/**
	 * Marks the differences that chance would not explain, however many rows were compared. All rows of a comparison count, because the reader
	 * looks at all of them.
	 *
	 * @param list<Compared> $questions
	 * @return list<array<string, mixed>>
	 */
	private static function withMarks( array $questions ): array {
		$chances = [];
		foreach ( $questions as $index => $question ) {
			foreach ( [ '' => $question['chance'], ...array_column( $question['options'], 'chance' ) ] as $row => $chance ) {
				$chances[ "$index $row" ] = $chance;
			}
		}
		$marks  = Significance::holm( array_filter( $chances, is_float( ... ) ) );
		$result = [];
		foreach ( $questions as $index => $question ) {
			$options = [];
			foreach ( $question['options'] as $row => $option ) {
				$options[] = self::marked( $option, $marks[ "$index $row" ] ?? false );
			}
			$result[] = [ 'options' => $options ] + self::marked( $question, $marks[ "$index " ] ?? false );
		}
		return $result;
	}

	/**
	 * @param array<string, mixed> $row
	 * @return array<string, mixed>
	 */
	private static function marked( array $row, bool $isSignificant ): array {
		unset( $row['chance'] );
		$row['is_significant'] = $isSignificant;
		return $row;
	}
}
