<?php

declare( strict_types=1 );

namespace UserFeedback\Widget;

defined( 'ABSPATH' ) || exit;

use Closure;
use Throwable;
use UserFeedback\Extensions\Part;
use UserFeedback\Extensions\PartKind;
use UserFeedback\Extensions\Registry;
use UserFeedback\Model\Question;
use UserFeedback\Model\Survey;
use UserFeedback\Responses\AskedQuestions;
use UserFeedback\Support\Lazy;

/**
 * The questions that parts of the kind next-question leave out. Their scripts decide in the browser: the server knows only what a part says in PHP.
 *
 * @since 0.6.0
 */
final class PartPaths implements AskedQuestions {

	/**
	 * @param Closure(): Registry   $registry Called only if a required answer is missing.
	 * @param Closure(): SurveyData $data     Called only if a plugin has registered such a part.
	 */
	public function __construct(
		#[Lazy( Registry::class )] private readonly Closure $registry,
		#[Lazy( SurveyData::class )] private readonly Closure $data
	) {}

	public function notAsked( Survey $survey, array $questions, array $answers ): array {
		$parts = ( $this->registry )()->parts()->ofKind( PartKind::NextQuestion );
		if ( $parts === [] ) {
			return [];
		}
		$page = ( $this->data )()->ofSurveys( [ $survey->with( questions: $questions ) ] )['surveys'][0];
		$ids  = [];
		foreach ( $parts as $part ) {
			array_push( $ids, ...self::leftOut( $part, $page, $questions, $answers ) );
		}
		return array_values( array_unique( $ids ) );
	}

	/**
	 * @param array<string, mixed> $page      Page data of the survey.
	 * @param list<Question>       $questions
	 * @param array<string, mixed> $answers
	 * @return list<string>
	 */
	private static function leftOut( Part $part, array $page, array $questions, array $answers ): array {
		// Without a rule in PHP, any question that was not sent may have been left out: an answer is worth more than a rule that cannot be checked.
		$unsent = array_values( array_diff( array_column( $questions, 'id' ), array_map( 'strval', array_keys( $answers ) ) ) );
		try {
			return $part->isNeededBy( $page ) ? $part->notAsked( $questions, $answers ) ?? $unsent : [];
		} catch ( Throwable ) {
			// Code of another plugin.
			return $unsent;
		}
	}
}
