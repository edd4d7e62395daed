<?php

declare( strict_types=1 );

namespace UserFeedback\Import\ExistingPlugin;

defined( 'ABSPATH' ) || exit;

use DateTimeImmutable;
use UserFeedback\Model\Answer;
use UserFeedback\Model\ResponseStatus;
use UserFeedback\Responses\NewResponse;
use UserFeedback\Responses\ResponseService;
use UserFeedback\Support\Cast;
use UserFeedback\Support\Clock;
use UserFeedback\Surveys\ImportedSurveys;

/**
 * Makes our responses of those of the existing plugin.
 *
 * @since 0.7.0
 */
final class ResponseConverter {

	public function __construct(
		private readonly AnswerConverter $answers,
		private readonly SourcePages $pages,
		private readonly SourceIds $ids,
		private readonly Clock $clock
	) {}

	/**
	 * Not inside a transaction: stores pages that are new, unless it is a dry run.
	 */
	public function convert( SourceResponse $source, ConvertedSurvey $survey, bool $isDryRun ): ConvertedResponse {
		$problems = new Problems( Problems::RESPONSE, $source->id );
		$sent     = SourceTexts::json( $source->answers );
		if ( $sent === null || ! array_is_list( $sent ) ) {
			$problems->add( 'answers', __( 'Its answers are not valid JSON: left out.', 'userfeedback' ) );
			return new ConvertedResponse( null, $problems->all() );
		}
		$answers = $this->answers( $sent, $survey, $problems );
		if ( array_filter( $answers, static fn ( Answer $answer ) => ! $answer->isSkipped() ) === [] ) {
			$problems->add( 'answers', __( 'It holds no answer: left out.', 'userfeedback' ) );
			return new ConvertedResponse( null, $problems->all() );
		}
		$visitor = ResponseService::visitorData( $source->ip, ClientNames::client( $source ), $survey->survey );
		return new ConvertedResponse(
			new NewResponse(
				$answers,
				$this->moment( $source, $survey, $problems ),
				ImportedSurveys::REVISION,
				$this->ids->ofResponse( $source ),
				self::status( $source->status ),
				$isDryRun ? 0 : $this->pages->idOf( $source->page ),
				$visitor['ip'],
				$visitor['client']
			),
			$problems->all()
		);
	}

	/**
	 * @param list<mixed> $sent
	 * @return list<Answer>
	 */
	private function answers( array $sent, ConvertedSurvey $survey, Problems $problems ): array {
		$answers = [];
		foreach ( $sent as $index => $item ) {
			$question = $survey->question( Cast::string( Cast::at( $item, 'question_id' ) ) );
			$field    = "answers[$index]";
			if ( $question === null ) {
				$problems->add( $field, __( 'The survey has no such question: this answer was left out.', 'userfeedback' ) );
				continue;
			}
			$answer = $this->answers->convert( $question, Cast::at( $item, 'value' ), Cast::at( $item, 'extra' ) );
			if ( $answer === null ) {
				/* translators: %s: title of a question. */
				$problems->add( $field, sprintf( __( 'This is no answer to “%s”: left out.', 'userfeedback' ), $question->title ) );
				continue;
			}
			$before = $answers[ $question->id ] ?? null;
			if ( $before !== null && ! $before->isSkipped() ) {
				/* translators: %s: title of a question. */
				$problems->add( $field, sprintf( __( '“%s” is answered twice: the first answer counts.', 'userfeedback' ), $question->title ) );
				continue;
			}
			$answers[ $question->id ] = $answer;
		}
		return array_values( $answers );
	}

	private function moment( SourceResponse $source, ConvertedSurvey $survey, Problems $problems ): DateTimeImmutable {
		$now    = $this->clock->now();
		$moment = SourceTexts::moment( $source->submittedAt, $this->clock->zone() );
		if ( $moment === null ) {
			$problems->add( 'submitted_at', __( 'It has no valid date: that of its survey is used.', 'userfeedback' ) );
			$moment = $survey->startedAt();
		} elseif ( $moment > $now ) {
			$problems->add( 'submitted_at', __( 'Its date is in the future: the present time is used.', 'userfeedback' ) );
		}
		return min( $moment, $now );
	}

	/**
	 * What is neither published nor spam is kept in the trash, where it does not count either.
	 */
	private static function status( string $status ): ResponseStatus {
		return match ( $status ) {
			'publish' => ResponseStatus::Publish,
			'spam'    => ResponseStatus::Spam,
			default   => ResponseStatus::Trash,
		};
	}
}
