<?php

declare( strict_types=1 );

namespace UserFeedback\Responses;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Container;
use UserFeedback\Database\Connection;
use UserFeedback\Database\Outbox;
use UserFeedback\Database\RateLimiter;
use UserFeedback\Database\SiteKey;
use UserFeedback\Database\Transaction;
use UserFeedback\Licensing\Feature;
use UserFeedback\Licensing\FeatureGate;
use UserFeedback\Model\Survey;
use UserFeedback\Modules;
use UserFeedback\Responses\Counts\CountFolding;
use UserFeedback\Responses\Counts\CountMove;
use UserFeedback\Responses\Counts\CountWriter;
use UserFeedback\Responses\Counts\DailyCountsRepository;
use UserFeedback\Support\AdminPages;
use UserFeedback\Support\ClientIp;
use UserFeedback\Support\Clock;
use UserFeedback\Surveys\OpenPeriod;
use UserFeedback\Surveys\OptionRepository;
use UserFeedback\Surveys\QuestionTypes\QuestionTypes;
use UserFeedback\Surveys\RevisionRepository;
use UserFeedback\Surveys\Settings\Behavior\PartialAnswers;
use UserFeedback\Surveys\Settings\SettingSections;
use UserFeedback\Surveys\SurveyRepository;
use UserFeedback\Surveys\SurveyResponses;

/**
 * What visitors answer, and how often they see a survey.
 *
 * @since 0.1.0
 */
final class Module extends \UserFeedback\Module {

	public function services(): void {
		$this->defineStorage();
		$this->defineProxies();
		$this->defineRules();
	}

	public function commands(): array {
		return [
			'recount'  => RecountCommand::class,
			'response' => ResponseCommand::class,
		];
	}

	public function jobHandlers(): array {
		return [ ProxyCheck::class ];
	}

	public function longWorks(): array {
		return [ CountMove::class, CountFolding::class, Recount::class ];
	}

	public function dailyTasks(): array {
		return [
			fn () => $this->container->get( CountMove::class )->begin(),
			fn () => $this->container->get( CountFolding::class )->begin(),
		];
	}

	/**
	 * For how many days partial answers are kept, which two screens say.
	 */
	public function screenData( string $screen ): array {
		return in_array( $screen, [ AdminPages::SURVEYS, AdminPages::RESULTS ], true ) ? [ 'partial_days' => ResponseRetention::partialDays() ] : [];
	}

	public function install(): void {
		$this->container->get( CountMove::class )->begin();
	}

	public function uninstall(): void {
		delete_option( UnknownProxies::OPTION );
		delete_option( DailyCountsRepository::OPTION );
		ListColumns::forget();
	}

	/**
	 * Actions wp_ajax_userfeedback_submit and wp_ajax_nopriv_userfeedback_submit.
	 */
	public static function submitByAjax(): void {
		self::service( AjaxFallback::class )->submit();
	}

	/**
	 * Action wp_ajax_nopriv_userfeedback_proxy_check: a request of this site to itself.
	 */
	public static function receiveProxyCheck(): void {
		wp_send_json( [ 'success' => self::service( ProxyCheck::class )->receive() ] );
	}

	private function defineStorage(): void {
		$container = $this->container;
		$container->define( SurveyResponses::class, static fn ( Container $c ) => $c->get( SurveyResponsesRepository::class ) );
		$container->define(
			ResponseWriter::class,
			static fn ( Container $c ) => new ResponseWriter(
				$c->get( SurveyRepository::class ),
				$c->get( NewResponseRepository::class ),
				$c->get( OptionRepository::class ),
				$c->get( QuestionTypes::class ),
				$c->get( PartialResponseRepository::class ),
				$c->get( CountWriter::class ),
				$c->get( Outbox::class ),
				$c->get( Modules::class )->responseSubscribers( ... ),
				$c->get( Transaction::class ),
				$c->get( Clock::class )
			)
		);
	}

	private function defineProxies(): void {
		$container = $this->container;
		$container->define(
			UnknownProxies::class,
			static fn ( Container $c ) => new UnknownProxies(
				$c->get( RateLimiter::class ),
				SiteKey::get( $c->get( Connection::class ) ),
				$c->get( Clock::class ),
				static fn () => $c->get( Outbox::class )->add( ProxyCheck::KIND, [] )
			)
		);
		$container->define(
			ProxyCheck::class,
			static fn ( Container $c ) => new ProxyCheck(
				$c->get( UnknownProxies::class ),
				$c->get( ClientIp::class ),
				SiteKey::get( $c->get( Connection::class ) ),
				$c->get( Clock::class )
			)
		);
	}

	private function defineRules(): void {
		$container = $this->container;
		$container->define(
			AnswersReader::class,
			static fn ( Container $c ) => new AnswersReader(
				$c->get( QuestionTypes::class ),
				static fn ( Feature $feature ) => $c->get( FeatureGate::class )->keeps( $feature )
			)
		);
		$container->define(
			ResponseService::class,
			static fn ( Container $c ) => new ResponseService(
				$c->get( SurveyRepository::class ),
				$c->get( RevisionRepository::class ),
				$c->get( ResponseWriter::class ),
				$c->get( PageRepository::class ),
				$c->get( AnswersReader::class ),
				$c->get( SpamFilter::class ),
				$c->get( PageToken::class ),
				$c->get( OpenPeriod::class ),
				$c->get( Clock::class ),
				static fn ( Survey $survey ) => PartialAnswers::areKept(
					$c->get( SettingSections::class )->effectiveAt( $survey, 'settings.behavior', $c->get( FeatureGate::class )->keeps( ... ) )
				),
				$c->get( AskedQuestions::class )
			)
		);
	}
}
