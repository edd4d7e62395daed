<?php

declare( strict_types=1 );

namespace UserFeedback\Responses;

defined( 'ABSPATH' ) || exit;

use Closure;
use DateTimeImmutable;
use UserFeedback\Model\Answer;
use UserFeedback\Model\Client;
use UserFeedback\Model\Page;
use UserFeedback\Model\ResponseStatus;
use UserFeedback\Model\Survey;
use UserFeedback\Support\Cast;
use UserFeedback\Support\ClientIp;
use UserFeedback\Support\Clock;
use UserFeedback\Support\Countries;
use UserFeedback\Support\Dates;
use UserFeedback\Support\NotFound;
use UserFeedback\Surveys\OpenPeriod;
use UserFeedback\Surveys\RevisionRepository;
use UserFeedback\Surveys\SurveyRepository;

/**
 * The rules of accepting what visitors submit.
 *
 * @since 0.1.0
 */
final class ResponseService {

	/** What a visitor token is made for, see VisitorToken. */
	public const TOKEN_ACTION = 'submission';

	/** Partial answers have a rate limit of their own: each visitor may send several. */
	private const PARTIAL = 'partial';

	/**
	 * @param Closure( Survey ): bool $keepsPartial Whether a survey keeps partial answers.
	 */
	public function __construct(
		private readonly SurveyRepository $surveys,
		private readonly RevisionRepository $revisions,
		private readonly ResponseWriter $writer,
		private readonly PageRepository $pages,
		private readonly AnswersReader $reader,
		private readonly SpamFilter $spam,
		private readonly PageToken $token,
		private readonly OpenPeriod $period,
		private readonly Clock $clock,
		private readonly Closure $keepsPartial,
		private readonly AskedQuestions $asked
	) {}

	/**
	 * Accepts what a visitor sent from a page that shows a published survey.
	 *
	 * @param string                                                                        $submissionId UUID made by the client.
	 * @param list<array{question_id: string, value: mixed, extra?: array<string, string>}> $answers
	 * @param string                                                                        $nonce        Token of the page.
	 * @param Visitor                                                                       $visitor      Who sends it.
	 * @param bool                                                                          $isPartial    Whether the visitor has not finished
	 *                                                                                                    (since 0.4.0).
	 * @param list<string>                                                                  $otherIds     Further ids under which the same submission
	 *                                                                                                    may have been stored (since 0.6.0).
	 * @return bool False when it changed nothing, because this submission was stored before.
	 * @throws NotFound    When there is no such survey.
	 * @throws SubmissionRefused When the survey is not published, was closed or expired more than seven days ago or is in the trash; the token is not
	 *                           ours; an answer does not fit its question; it is partial and the survey keeps no partial answers; or far too
	 *                           many submissions came from the same network.
	 */
	public function submit(
		int $surveyId,
		string $submissionId,
		array $answers,
		Page $page,
		string $nonce,
		Visitor $visitor,
		bool $isPartial = false,
		array $otherIds = []
	): bool {
		$survey = $this->surveys->find( $surveyId ) ?? throw NotFound::survey();
		$now    = $this->clock->now();
		$closed = $this->period->closedAt( $survey, $now );
		if ( $closed === null && ! $this->period->isOpen( $survey, $now ) ) {
			throw SubmissionRefused::closed();
		}
		// The survey as it is now, not as the page showed it: an owner who turns it off wants no more of them.
		if ( $isPartial && ! ( $this->keepsPartial )( $survey ) ) {
			throw SubmissionRefused::partialNotKept();
		}
		$revision = $this->token->revision( $survey, $nonce, self::TOKEN_ACTION );
		$load     = $this->spam->admit( $isPartial ? self::PARTIAL : self::TOKEN_ACTION, $surveyId, $visitor->sender );
		$shown    = $this->revisions->shown( $survey, $revision );
		$locale   = $this->token->locale( $nonce );
		$language = $locale === '' ? null : $shown->language( $survey, $locale );
		$asked    = $language?->questions( $shown->questions ) ?? $shown->questions;
		$answers  = $language?->identified( $shown->survey( $survey ), $answers ) ?? $answers;
		$read     = $this->reader->read(
			$asked,
			$answers,
			$isPartial,
			fn ( array $sent ): array => $this->asked->notAsked( $survey, $asked, $sent )
		);
		$answered = count( array_filter( $read, static fn ( Answer $answer ) => ! $answer->isSkipped() ) );
		$whole    = $isPartial ? ResponseStatus::Partial : ResponseStatus::Publish;
		$verdict  = $this->spam->judge( $visitor, $load, $answered, $shown->createdAt );
		$at       = AnswerTime::of( $visitor->queuedAt, $shown->createdAt, $now );
		$origin   = self::visitorData( $visitor->sender->address, $visitor->client, $survey, $visitor->country );
		$response = new NewResponse(
			$read,
			$at,
			$revision,
			$submissionId,
			$verdict->status() ?? $whole,
			$this->pageId( $page, $now ),
			$origin['ip'],
			$origin['client'],
			// What the browser reports may be made up: only the arrival is certain.
			$closed !== null,
			isPartial: $isPartial,
			seconds: Duration::seconds( $visitor->elapsedMs, $answered, $shown->createdAt, $now ),
			held: $verdict->held,
			country: $origin['country'],
			language: $language->locale ?? ''
		);
		return ! $this->writer->hasStored( $surveyId, $otherIds ) && $this->writer->write( $survey, $response, ResponseOrigin::Visitor ) !== null;
	}

	/**
	 * The page is stored before the response's transaction, see PageRepository::idOf().
	 */
	private function pageId( Page $page, DateTimeImmutable $now ): int {
		$today = Dates::localDay( $now, $this->clock->zone() );
		$other = static fn (): string => __( 'Other pages', 'userfeedback' );
		return $this->pages->idOf( $page, $today, $other );
	}

	/**
	 * What a response stores about its visitor.
	 *
	 * @since 0.7.0 Public, for responses that were given elsewhere.
	 *
	 * @param string $address IP address, '' for none.
	 * @param string $country Code of two letters, '' for none.
	 * @return array{ip: string, client: Client, country: string}
	 */
	public static function visitorData( string $address, Client $client, Survey $survey, string $country = '' ): array {
		$defaults = [
			'ip'      => ClientIp::anonymous( $address ),
			'browser' => $client->browser,
			'os'      => $client->os,
			'device'  => $client->device,
			'country' => $country,
		];

		/**
		 * Filters what a response stores about its visitor, before it is written. An address that is none, and codes that the plugin does not
		 * know, are stored as ''.
		 *
		 * @since 0.2.0
		 * @since 0.7.0 With country.
		 *
		 * @param array{ip: string, browser: string, os: string, device: string, country: string} $data
		 *                       The anonymised address and codes such as firefox, windows, mobile and DE; '' for unknown, or for not storing it.
		 * @param Survey $survey Survey that was answered.
		 */
		$data   = apply_filters( 'userfeedback_visitor_data', $defaults, $survey );
		$data   = is_array( $data ) ? $data : [];
		$string = static fn ( string $name ): string => Cast::string( $data[ $name ] ?? '' );
		return [
			'ip'      => filter_var( $string( 'ip' ), FILTER_VALIDATE_IP ) === false ? '' : $string( 'ip' ),
			'client'  => Client::fromCodes( $string( 'browser' ), $string( 'os' ), $string( 'device' ) ),
			'country' => $string( 'country' ) !== '' && in_array( $string( 'country' ), Countries::CODES, true ) ? $string( 'country' ) : '',
		];
	}
}
