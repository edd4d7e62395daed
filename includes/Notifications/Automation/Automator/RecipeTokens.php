<?php

declare( strict_types=1 );

namespace UserFeedback\Notifications\Automation\Automator;

defined( 'ABSPATH' ) || exit;

use DateTimeImmutable;
use UserFeedback\Model\Question;
use UserFeedback\Notifications\Automation\ResponseContext;
use UserFeedback\Support\Cast;
use UserFeedback\Support\NotFound;
use UserFeedback\Surveys\SurveyQuery;
use UserFeedback\Surveys\SurveyService;
use UserFeedback\Surveys\SurveySummary;

/**
 * The surveys and tokens that a recipe can use. Their ids are stored in recipes, so they never change.
 *
 * @phpstan-import-type AnswerContext from ResponseContext
 * @phpstan-import-type Context from ResponseContext
 * @phpstan-type Token array{tokenId: string, tokenName: string, tokenType: string}
 * @since 0.7.0
 */
final class RecipeTokens {

	public const SURVEY_TITLE = 'USERFEEDBACK_SURVEY_TITLE';

	private const RESPONSE_NUMBER = 'USERFEEDBACK_RESPONSE_NUMBER';
	private const RESPONSE_LINK   = 'USERFEEDBACK_RESPONSE_LINK';
	private const DATE            = 'USERFEEDBACK_DATE';
	private const PAGE_TITLE      = 'USERFEEDBACK_PAGE_TITLE';
	private const PAGE_ADDRESS    = 'USERFEEDBACK_PAGE_ADDRESS';
	private const ALL_ANSWERS     = 'USERFEEDBACK_ALL_ANSWERS';

	/** Followed by the id of a question. */
	private const ANSWER  = 'USERFEEDBACK_ANSWER_';
	private const COMMENT = 'USERFEEDBACK_COMMENT_';
	private const NAME    = 'USERFEEDBACK_NAME_';

	/** How many surveys are read at once, and how often at most: the field would be unusable with more. */
	private const CHUNK = 100;
	private const PAGES = 20;

	public function __construct( private readonly SurveyService $surveys ) {}

	/**
	 * The surveys outside the trash, newest first.
	 *
	 * @return list<array{text: string, value: string}>
	 */
	public function surveys(): array {
		$choices = [];
		for ( $page = 1; $page <= self::PAGES; $page++ ) {
			$items = $this->surveys->list( new SurveyQuery( $page, self::CHUNK ) )['items'];
			array_push( $choices, ...array_map( self::choice( ... ), $items ) );
			if ( count( $items ) < self::CHUNK ) {
				break;
			}
		}
		return $choices;
	}

	/**
	 * The tokens of a trigger for a survey: those of every response, and those of the survey's questions.
	 *
	 * @param int $surveyId 0 for any survey.
	 * @return list<Token>
	 */
	public function ofSurvey( int $surveyId ): array {
		return [
			self::token( self::SURVEY_TITLE, __( 'Title of the survey', 'userfeedback' ) ),
			self::token( self::RESPONSE_NUMBER, __( 'Number of the response', 'userfeedback' ), 'int' ),
			self::token( self::RESPONSE_LINK, __( 'Link to the response', 'userfeedback' ), 'url' ),
			self::token( self::DATE, __( 'Date of the response', 'userfeedback' ) ),
			self::token( self::PAGE_TITLE, __( 'Title of the page', 'userfeedback' ) ),
			self::token( self::PAGE_ADDRESS, __( 'URL of the page', 'userfeedback' ), 'url' ),
			self::token( self::ALL_ANSWERS, __( 'All answers', 'userfeedback' ) ),
			...array_merge( ...array_map( self::ofQuestion( ... ), $this->questions( $surveyId ) ) ),
		];
	}

	/**
	 * The values of these tokens for a response. A token of a question that was not answered is empty.
	 *
	 * @param int     $surveyId See ofSurvey().
	 * @param Context $context
	 * @return array<string, string> By the id of the token.
	 */
	public function values( int $surveyId, array $context ): array {
		$values = [
			self::SURVEY_TITLE    => TokenText::inert( $context['survey_title'] ),
			self::RESPONSE_NUMBER => (string) $context['response_id'],
			self::RESPONSE_LINK   => $context['response_url'],
			self::DATE            => self::date( $context['submitted_at'] ),
			self::PAGE_TITLE      => TokenText::inert( $context['page']['name'] ),
			self::PAGE_ADDRESS    => TokenText::inertUrl( $context['page']['url'] ),
			self::ALL_ANSWERS     => TokenText::inert( self::allAnswers( $context['answers'] ) ),
		];
		foreach ( $context['answers'] as $answer ) {
			$values[ self::ANSWER . $answer['question_id'] ]  = TokenText::inert( $answer['value'] );
			$values[ self::COMMENT . $answer['question_id'] ] = TokenText::inert( $answer['comment'] );
			$values[ self::NAME . $answer['question_id'] ]    = TokenText::inert( $answer['name'] );
		}
		return $values + array_fill_keys( array_column( $this->ofSurvey( $surveyId ), 'tokenId' ), '' );
	}

	/**
	 * @return array{text: string, value: string}
	 */
	private static function choice( SurveySummary $survey ): array {
		$title = $survey->title === '' ? __( '(no title)', 'userfeedback' ) : $survey->title;
		return [
			/* translators: 1: title of a survey, 2: its number. */
			'text'  => TokenText::inert( sprintf( __( '%1$s (no. %2$d)', 'userfeedback' ), $title, $survey->id ) ),
			'value' => (string) $survey->id,
		];
	}

	/**
	 * @return list<Question>
	 */
	private function questions( int $surveyId ): array {
		try {
			return $surveyId === 0 ? [] : $this->surveys->get( $surveyId )->questions;
		} catch ( NotFound ) {
			// Recipes outlive surveys.
			return [];
		}
	}

	/**
	 * @return list<Token>
	 */
	private static function ofQuestion( Question $question ): array {
		$tokens = [ self::token( self::ANSWER . $question->id, $question->title, $question->type === 'email' ? 'email' : 'text' ) ];
		if ( ( $question->settings['comment_box'] ?? false ) === true ) {
			/* translators: %s: title of a question. */
			$tokens[] = self::token( self::COMMENT . $question->id, sprintf( __( '%s: comment', 'userfeedback' ), $question->title ) );
		}
		if ( ( $question->config['include_name'] ?? false ) === true ) {
			/* translators: %s: title of a question. */
			$tokens[] = self::token( self::NAME . $question->id, sprintf( __( '%s: name', 'userfeedback' ), $question->title ) );
		}
		return $tokens;
	}

	/**
	 * @return Token
	 */
	private static function token( string $id, string $name, string $type = 'text' ): array {
		return [
			'tokenId'   => $id,
			'tokenName' => TokenText::inert( $name ),
			'tokenType' => $type,
		];
	}

	/**
	 * A question and its answer on each line.
	 *
	 * @param list<AnswerContext> $answers
	 */
	private static function allAnswers( array $answers ): string {
		$lines = [];
		foreach ( $answers as [ 'title' => $title, 'value' => $value, 'comment' => $comment, 'name' => $name ] ) {
			$given   = array_filter( [ $value, $name, $comment ], static fn ( string $text ) => $text !== '' );
			$lines[] = "$title\n" . ( $given === [] ? __( 'Skipped', 'userfeedback' ) : implode( "\n", $given ) );
		}
		return implode( "\n\n", $lines );
	}

	private static function date( string $moment ): string {
		$format = Cast::string( get_option( 'date_format' ) ) . ' ' . Cast::string( get_option( 'time_format' ) );
		return (string) wp_date( $format, ( new DateTimeImmutable( $moment ) )->getTimestamp() );
	}
}
