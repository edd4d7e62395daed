<?php

declare( strict_types=1 );

namespace UserFeedback\Results;

defined( 'ABSPATH' ) || exit;

use Closure;
use DateTimeZone;
use UserFeedback\Container;
use UserFeedback\Database\Connection;
use UserFeedback\Licensing\FeatureGate;
use UserFeedback\Model\ResponseStatus;
use UserFeedback\Model\Survey;
use UserFeedback\Responses\Counts\QuestionCountsRepository;
use UserFeedback\Responses\Counts\SurveyCountsRepository;
use UserFeedback\Responses\GroupCountsRepository;
use UserFeedback\Responses\NoteRepository;
use UserFeedback\Responses\ResponseFilterRules;
use UserFeedback\Responses\ResponseReader;
use UserFeedback\Responses\ResponseRetention;
use UserFeedback\Responses\TagRepository;
use UserFeedback\Responses\TextListRepository;
use UserFeedback\Responses\TextRepository;
use UserFeedback\Results\Stored\EmailReport;
use UserFeedback\Results\Stored\EmailsKind;
use UserFeedback\Results\Stored\PartialAnswersKind;
use UserFeedback\Results\Stored\RemarkRepository;
use UserFeedback\Results\Stored\RemarksKind;
use UserFeedback\Results\Stored\RemarkTables;
use UserFeedback\Results\Stored\Report;
use UserFeedback\Results\Stored\ResponsesKind;
use UserFeedback\Results\Stored\ResponseTables;
use UserFeedback\Support\Clock;
use UserFeedback\Surveys\QuestionTypes\QuestionTypes;
use UserFeedback\Surveys\RevisionRepository;
use UserFeedback\Surveys\SurveyPresenter;
use UserFeedback\Surveys\SurveyRepository;
use UserFeedback\Surveys\SurveyService;

/**
 * Statistics of surveys.
 *
 * @since 0.1.0
 */
final class Module extends \UserFeedback\Module {

	public function services(): void {
		$this->defineTexts();
		$this->defineEdges();
		$container = $this->container;
		$container->define( RangeLimit::class, static fn ( Container $c ) => new RangeLimit( $c->get( FeatureGate::class ) ) );
		$container->define( Ranges::class, static fn ( Container $c ) => new Ranges( $c->get( RangeLimit::class ), $c->get( Clock::class ) ) );
		$container->define(
			NewestTexts::class,
			static fn ( Container $c ) => new NewestTexts( $c->get( TextRepository::class ), $c->get( QuestionCountsRepository::class ) )
		);
		$container->define(
			ResultsService::class,
			static fn ( Container $c ) => new ResultsService(
				$c->get( SurveyRepository::class ),
				$c->get( ResponseReader::class ),
				$c->get( NewestTexts::class ),
				$c->get( SurveyCountsRepository::class ),
				$c->get( QuestionCountsRepository::class ),
				$c->get( QuestionTypes::class ),
				$c->get( RangeLimit::class ),
				$c->get( Clock::class )
			)
		);
		$container->define(
			TrendService::class,
			static fn ( Container $c ) => new TrendService(
				$c->get( SurveyRepository::class ),
				$c->get( ResponseReader::class ),
				$c->get( QuestionCountsRepository::class ),
				$c->get( SurveyCountsRepository::class ),
				$c->get( QuestionTypes::class ),
				$c->get( RangeLimit::class ),
				$c->get( Clock::class )
			)
		);
		$container->define(
			OverviewService::class,
			static fn ( Container $c ) => new OverviewService(
				$c->get( SurveyService::class ),
				$c->get( SurveyPresenter::class ),
				$c->get( SurveyCountsRepository::class ),
				$c->get( RangeLimit::class ),
				$c->get( Clock::class )
			)
		);
		$this->defineComparison();
		$this->defineStored();
	}

	private function defineEdges(): void {
		$container = $this->container;
		$container->define(
			ResultsController::class,
			static fn ( Container $c ) => new ResultsController( $c->get( ResultsService::class ), $c->get( Ranges::class ) )
		);
		$container->define(
			ResultsCommand::class,
			static fn ( Container $c ) => new ResultsCommand( $c->lazy( ResultsService::class ), $c->lazy( Ranges::class ) )
		);
		$container->define(
			TrendController::class,
			static fn ( Container $c ) => new TrendController( $c->get( TrendService::class ), $c->get( Ranges::class ) )
		);
		$container->define(
			OverviewController::class,
			static fn ( Container $c ) => new OverviewController( $c->get( OverviewService::class ), $c->get( Ranges::class ) )
		);
	}

	private function defineStored(): void {
		$container = $this->container;
		$container->define(
			ResponsesKind::class,
			static fn ( Container $c ) => new ResponsesKind( static fn () => self::tables( $c ), $c->lazy( ResponseRetention::class ) )
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
				static fn () => new RemarkTables(
					$c->get( SurveyRepository::class ),
					new RemarkRepository( $c->get( Connection::class ) ),
					$c->get( NoteRepository::class ),
					$c->get( TagRepository::class ),
					$c->get( Clock::class )
				)
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

	private function defineComparison(): void {
		$this->container->define(
			CompareService::class,
			static fn ( Container $c ) => new CompareService(
				$c->get( SurveyRepository::class ),
				$c->get( ResponseReader::class ),
				$c->get( GroupCountsRepository::class ),
				$c->get( SurveyCountsRepository::class ),
				$c->get( QuestionTypes::class ),
				$c->get( ResponseFilterRules::class ),
				$c->get( RangeLimit::class )
			)
		);
		$this->container->define(
			CompareController::class,
			static fn ( Container $c ) => new CompareController( $c->get( CompareService::class ), $c->get( Ranges::class ) )
		);
	}

	private function defineTexts(): void {
		$container = $this->container;
		$container->define(
			TextsService::class,
			static fn ( Container $c ) => new TextsService(
				$c->get( SurveyRepository::class ),
				$c->get( TextListRepository::class ),
				$c->get( QuestionCountsRepository::class ),
				$c->get( SurveyCountsRepository::class ),
				$c->get( RangeLimit::class )
			)
		);
		$container->define(
			TextsController::class,
			static fn ( Container $c ) => new TextsController( $c->get( TextsService::class ), $c->get( Ranges::class ) )
		);
	}

	public function storedData(): array {
		return [ ResponsesKind::class, PartialAnswersKind::class, RemarksKind::class, EmailsKind::class ];
	}

	public function controllers(): array {
		return [
			ResultsController::class,
			OverviewController::class,
			TrendController::class,
			TextsController::class,
			CompareController::class,
		];
	}

	public function commands(): array {
		return [ 'results' => ResultsCommand::class ];
	}
}
