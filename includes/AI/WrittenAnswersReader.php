<?php

declare( strict_types=1 );

namespace UserFeedback\AI;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\Question;
use UserFeedback\Model\Response;
use UserFeedback\Model\ResponseStatus;
use UserFeedback\Model\Survey;
use UserFeedback\Responses\AnsweredResponse;
use UserFeedback\Responses\Counts\SurveyCountsRepository;
use UserFeedback\Responses\ResponseFilter;
use UserFeedback\Responses\ResponseReader;

/**
 * Reads what visitors wrote, without personal data: neither answers that are an email address or a name, nor those in other answers.
 *
 * @since 0.5.0
 */
final class WrittenAnswersReader {

	/** Responses that a summary looks at, the newest: memory and time of a run do not grow beyond. */
	public const MOST_RESPONSES = 20_000;

	/** Characters of all answers together. */
	private const MOST_CHARACTERS = 4_000_000;

	/** Characters of one answer. */
	private const LONGEST = 2_000;

	/** Characters of a title that asks for a name or an address; longer ones ask for an opinion. */
	private const SHORT_TITLE = 40;

	/** Titles of questions whose answers are a name, an address or a number of a person. */
	private const NAME     = '/(?<!\p{L})(names?|vorname|nachname|nombre|apellidos?|nom|prénom|naam|nome|cognome|имя|фамилия|اسم)(?!\p{L})'
		. '|姓名|名字|名前|氏名|이름|성함/ui';
	private const PERSONAL = '/(?<!\p{L})(e-?mail|phone|telephone|mobile|whatsapp|address|telefon|handy|adresse|anschrift|teléfono|móvil|correo'
		. '|dirección|téléphone|courriel|телефон|почта|адрес)|电话|電話|地址|住所|邮箱|メール|이메일|전화|주소/ui';

	/**
	 * @param int $most Responses that a summary looks at.
	 */
	public function __construct(
		private readonly ResponseReader $responses,
		private readonly SurveyCountsRepository $counts,
		private readonly int $most = self::MOST_RESPONSES
	) {}

	/**
	 * The newest written answers of a survey.
	 *
	 * @param int $last Id of the last response to look at.
	 */
	public function newest( Survey $survey, int $last = PHP_INT_MAX ): AnswersInSummary {
		$list       = [];
		$looked     = 0;
		$characters = 0;
		$isWhole    = true;
		foreach ( $this->responses->each( $survey, new ResponseFilter( $survey->id ) ) as $answered ) {
			if ( $answered->response->isTest || $answered->response->id > $last ) {
				continue;
			}
			if ( $looked >= $this->most || $characters >= self::MOST_CHARACTERS ) {
				$isWhole = false;
				break;
			}
			foreach ( self::written( $answered ) as $answer ) {
				$list[]      = $answer;
				$characters += strlen( $answer->text );
			}
			++$looked;
		}
		return new AnswersInSummary( $list, $this->count( $survey ), $isWhole );
	}

	/**
	 * What is written in some responses; nothing of those that are not published, are tests or do not exist any more.
	 *
	 * @param list<int> $ids
	 * @return array<int, list<WrittenAnswer>> By response.
	 */
	public function ofResponses( Survey $survey, array $ids ): array {
		$answers = [];
		foreach ( $this->responses->withAnswers( $survey, $this->counted( $survey, $ids ) ) as $answered ) {
			$answers[ $answered->response->id ] = self::written( $answered );
		}
		return $answers;
	}

	/**
	 * Those of some ids that are responses of a survey, published and no tests.
	 *
	 * @param list<int> $ids
	 * @return list<int>
	 */
	public function existing( Survey $survey, array $ids ): array {
		return array_map( static fn ( Response $response ) => $response->id, $this->counted( $survey, $ids ) );
	}

	/**
	 * Published responses of a survey, without tests.
	 */
	public function count( Survey $survey ): int {
		return $this->counts->responses( $survey->id, null );
	}

	/**
	 * @param list<int> $ids
	 * @return list<Response>
	 */
	private function counted( Survey $survey, array $ids ): array {
		$isCounted = static fn ( Response $response ) => $response->status === ResponseStatus::Publish && ! $response->isTest;
		return array_values( array_filter( $this->responses->findAll( $survey->id, $ids ), $isCounted ) );
	}

	/**
	 * @return list<WrittenAnswer>
	 */
	private static function written( AnsweredResponse $answered ): array {
		$names   = self::names( $answered );
		$written = [];
		foreach ( $answered->answers as [ 'question' => $question, 'answer' => $answer ] ) {
			foreach ( [ 'text', 'comment' ] as $kind ) {
				$text = trim( $answer->texts[ $kind ] ?? '' );
				if ( $text === '' || ( $kind === 'text' && self::isPersonal( $question ) ) ) {
					continue;
				}
				// Cut afterwards: of half an address, half would stay.
				$text = mb_substr( Redaction::clean( $text, $names ), 0, self::LONGEST, 'UTF-8' );
				if ( $text !== Redaction::MARK ) {
					$written[] = new WrittenAnswer( $answered->response->id, $question->id, $kind, $question->title, $text );
				}
			}
		}
		return $written;
	}

	/**
	 * What the visitor is called, as far as they were asked.
	 *
	 * @return list<string>
	 */
	private static function names( AnsweredResponse $answered ): array {
		$names = [];
		foreach ( $answered->answers as [ 'question' => $question, 'answer' => $answer ] ) {
			$names[] = $answer->texts['name'] ?? '';
			if ( self::isPersonal( $question ) && preg_match( self::NAME, $question->title ) ) {
				$names[] = $answer->texts['text'] ?? '';
			}
		}
		return array_values( array_filter( $names, static fn ( string $name ) => $name !== '' ) );
	}

	/**
	 * Whether a question asks who the visitor is. In doubt it does: a summary loses little without its answers.
	 */
	private static function isPersonal( Question $question ): bool {
		if ( $question->type === 'email' ) {
			return true;
		}
		return $question->type === 'text' && mb_strlen( $question->title, 'UTF-8' ) <= self::SHORT_TITLE
			&& ( preg_match( self::NAME, $question->title ) === 1 || preg_match( self::PERSONAL, $question->title ) === 1 );
	}
}
