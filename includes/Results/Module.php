<?php

declare( strict_types=1 );

namespace UserFeedback\Results;

defined( 'ABSPATH' ) || exit;

use Closure;
use DateTimeZone;
use UserFeedback\Container;
use UserFeedback\Model\ResponseStatus;
use UserFeedback\Model\Survey;
use UserFeedback\Responses\NoteRepository;
use UserFeedback\Responses\ResponseFilterRules;
use UserFeedback\Responses\ResponseReader;
use UserFeedback\Responses\ResponseRetention;
use UserFeedback\Responses\TagRepository;
use UserFeedback\Responses\VisitorCountry;
use UserFeedback\Results\Stored\EmailReport;
use UserFeedback\Results\Stored\EmailsKind;
use UserFeedback\Results\Stored\PartialAnswersKind;
use UserFeedback\Results\Stored\PersonalResponses;
use UserFeedback\Results\Stored\RemarksKind;
use UserFeedback\Results\Stored\RemarkTables;
use UserFeedback\Results\Stored\Report;
use UserFeedback\Results\Stored\ResponsesKind;
use UserFeedback\Results\Stored\ResponseTables;
use UserFeedback\Support\Clock;
use UserFeedback\Surveys\QuestionTypes\QuestionTypes;
use UserFeedback\Surveys\RevisionRepository;
use UserFeedback\Surveys\SurveyRepository;

/**
 * Statistics of surveys.
 *
 * @since 0.1.0
 */
final class Module extends \UserFeedback\Module {

	public function services(): void {
		$container = $this->container;
		$container->define(
			ResponsesKind::class,
			static fn ( Container $c ) => new ResponsesKind(
				static fn () => self::tables( $c ),
				$c->lazy( ResponseRetention::class ),
				$c->lazy( PersonalResponses::class ),
				$c->lazy( VisitorCountry::class )
			)
		);
		$container->define(
			PartialAnswersKind::class,
			static fn ( Container $c ) => new PartialAnswersKind(
				static fn () => self::tables( $c, ResponseStatus::Partial ),
				$c->lazy( ResponseRetention::class )
			)
		);
		$container->define(
			EmailsKind::class,
			static fn ( Container $c ) => new EmailsKind(
				static fn () => self::tables(
					$c,
					null,
					static fn ( Survey $survey, DateTimeZone $zone ) => new EmailReport( $c->get( RevisionRepository::class ), $survey, $zone )
				)
			)
		);
		$container->define(
			RemarksKind::class,
			static fn ( Container $c ) => new RemarksKind(
				$c->lazy( RemarkTables::class ),
				$c->lazy( NoteRepository::class ),
				$c->get( Clock::class )
			)
		);
	}

	/**
	 * @param Closure( Survey, DateTimeZone ): Report|null $report
	 */
	private static function tables( Container $c, ?ResponseStatus $only = null, ?Closure $report = null ): ResponseTables {
		return new ResponseTables(
			$c->get( SurveyRepository::class ),
			$c->get( RevisionRepository::class ),
			$c->get( ResponseReader::class ),
			$c->get( TagRepository::class ),
			$c->get( QuestionTypes::class ),
			$c->get( Ranges::class ),
			$c->get( ResponseFilterRules::class ),
			$c->get( Clock::class ),
			$only,
			$report
		);
	}

	public function storedData(): array {
		return [ ResponsesKind::class, PartialAnswersKind::class, RemarksKind::class, EmailsKind::class ];
	}

	public function commands(): array {
		return [ 'results' => ResultsCommand::class ];
	}
}
