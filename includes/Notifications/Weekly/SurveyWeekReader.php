<?php

declare( strict_types=1 );

namespace UserFeedback\Notifications\Weekly;

defined( 'ABSPATH' ) || exit;

use Closure;
use UserFeedback\Model\Question;
use UserFeedback\Model\Survey;
use UserFeedback\Results\ResultsService;
use UserFeedback\Support\Cast;
use UserFeedback\Support\DayRange;
use UserFeedback\Support\NotFound;
use UserFeedback\Surveys\QuestionTypes\NpsForm;
use UserFeedback\Surveys\QuestionTypes\QuestionForm;
use UserFeedback\Surveys\QuestionTypes\QuestionTypes;
use UserFeedback\Surveys\QuestionTypes\ScaleForm;
use UserFeedback\Surveys\SurveyRepository;

/**
 * Reads what a summary says of its surveys from the service of the results screens, so that both show the same.
 *
 * @since 0.7.0
 */
final class SurveyWeekReader {

	private const QUOTES = 3;

	/** Type of question that asks for an email address. */
	private const ADDRESS = 'email';

	public function __construct(
		private readonly SurveyRepository $surveys,
		private readonly ResultsService $results,
		private readonly QuestionTypes $types
	) {}

	/**
	 * The week of several surveys.
	 *
	 * @param list<int> $ids
	 * @return list<SurveyWeek> In the same order; without those that were deleted meanwhile.
	 */
	public function read( array $ids, DayRange $days ): array {
		$surveys = array_column( $this->surveys->findMany( $ids ), null, 'id' );
		$weeks   = [];
		foreach ( $ids as $id ) {
			$week = isset( $surveys[ $id ] ) ? $this->week( $surveys[ $id ], $days ) : null;
			if ( $week !== null ) {
				$weeks[] = $week;
			}
		}
		return $weeks;
	}

	private function week( Survey $survey, DayRange $days ): ?SurveyWeek {
		try {
			$results = $this->results->ofSurvey( $survey->id, $days );
		} catch ( NotFound ) {
			return null;
		}
		/** @var list<array<string, mixed>> $stats */
		$stats     = $results['question_stats'];
		$questions = array_column( $stats, null, 'id' );
		$score     = $this->question( $survey, static fn ( ?QuestionForm $form ) => $form instanceof NpsForm );
		$scale     = $this->question( $survey, static fn ( ?QuestionForm $form ) => $form instanceof ScaleForm && ! $form instanceof NpsForm );
		$total     = static fn ( string $name ) => self::change( $results, [ 'statistics', $name ], [ 'before', $name ] );
		return new SurveyWeek(
			$survey->id,
			$survey->title,
			$total( 'responses' ),
			$total( 'impressions' ),
			$total( 'response_rate' ),
			self::change( $questions[ $score->id ?? '' ] ?? [], [ 'nps', 'nps' ], [ 'before', 'nps' ] ),
			self::change( $questions[ $scale->id ?? '' ] ?? [], [ 'average' ], [ 'before', 'average' ] ),
			$this->most( $scale ),
			self::quotes( $stats )
		);
	}

	/**
	 * The first question with a form.
	 *
	 * @param Closure( QuestionForm|null ): bool $isWanted
	 */
	private function question( Survey $survey, Closure $isWanted ): ?Question {
		foreach ( $survey->questions as $question ) {
			if ( $isWanted( $this->types->form( $question->type ) ) ) {
				return $question;
			}
		}
		return null;
	}

	private function most( ?Question $question ): int {
		$form = $question === null ? null : $this->types->form( $question->type );
		return $question !== null && $form instanceof ScaleForm ? $form->most( $question ) : 0;
	}

	/**
	 * @param array<string, mixed>   $results
	 * @param non-empty-list<string> $now     Path of the number.
	 * @param non-empty-list<string> $before  Path of that of the week before.
	 */
	private static function change( array $results, array $now, array $before ): Change {
		return new Change( self::number( $results, $now ), self::number( $results, $before ) );
	}

	/**
	 * @param array<string, mixed>   $results
	 * @param non-empty-list<string> $path
	 */
	private static function number( array $results, array $path ): int|float|null {
		$value = Cast::at( $results, ...$path );
		return is_int( $value ) || is_float( $value ) ? $value : null;
	}

	/**
	 * @param list<array<string, mixed>> $stats
	 * @return list<VisitorQuote>
	 */
	private static function quotes( array $stats ): array {
		$texts = [];
		foreach ( $stats as $question ) {
			// Their answers are addresses.
			if ( $question['type'] === self::ADDRESS ) {
				continue;
			}
			foreach ( is_array( $question['answers'] ) ? $question['answers'] : [] as $answer ) {
				$texts[] = [
					'order' => [ Cast::string( Cast::at( $answer, 'date' ) ), Cast::int( Cast::at( $answer, 'response_id' ) ) ],
					'quote' => VisitorQuote::shortened(
						Cast::string( $question['title'] ),
						Cast::string( Cast::at( $answer, 'value' ) ),
						// The names of what is beside a text are those of an object.
						Cast::string( ( (array) Cast::at( $answer, 'extra' ) )['language'] ?? '' )
					),
				];
			}
		}
		usort( $texts, static fn ( array $a, array $b ) => $b['order'] <=> $a['order'] );
		return array_column( array_slice( $texts, 0, self::QUOTES ), 'quote' );
	}
}
