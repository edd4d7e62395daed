<?php

declare( strict_types=1 );

namespace UserFeedback\Widget;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Container;
use UserFeedback\Database\Migrator;
use UserFeedback\Extensions\Registry;
use UserFeedback\Responses\PageReader;
use UserFeedback\Responses\PageToken;
use UserFeedback\Responses\ResponseService;
use UserFeedback\Support\Assets;
use UserFeedback\Support\ClientIp;
use UserFeedback\Support\Clock;
use UserFeedback\Support\VisitorToken;
use UserFeedback\Surveys\RevisionRepository;
use UserFeedback\Surveys\SurveyRepository;
use UserFeedback\Surveys\SurveyService;
use UserFeedback\Widget\Inline\InlineForm;
use UserFeedback\Widget\Inline\InlinePage;
use UserFeedback\Widget\Inline\InlineRequest;
use UserFeedback\Widget\Inline\InlineSubmissionService;
use UserFeedback\Widget\Inline\InlineSurvey;
use UserFeedback\Widget\Inline\QuestionHtml;
use UserFeedback\Widget\Inline\SubmissionIds;

/**
 * Services of inline surveys, for the module of the widget.
 *
 * @since 0.6.0
 */
final class InlineServices {

	/**
	 * Defines them.
	 */
	public static function define( Container $container ): void {
		$container->define(
			InlinePage::class,
			static fn ( Container $c ) => new InlinePage( $c->get( SurveyData::class ), $c->get( Assets::class ) )
		);
		$container->define(
			QuestionHtml::class,
			static fn ( Container $c ) => new QuestionHtml( static fn () => $c->get( Registry::class )->questionTypes() )
		);
		$container->define(
			InlineSurvey::class,
			static fn ( Container $c ) => new InlineSurvey(
				$c->lazy( SurveyService::class ),
				$c->get( PageSurveys::class ),
				$c->get( InlinePage::class ),
				new InlineForm( $c->get( QuestionHtml::class ) )
			)
		);
		$container->define(
			InlineRequest::class,
			static fn ( Container $c ) => new InlineRequest(
				$c->lazy( InlineSubmissionService::class ),
				$c->get( InlinePage::class ),
				new PageReader(),
				$c->get( ClientIp::class )
			)
		);
		$container->define(
			InlineSubmissionService::class,
			static fn ( Container $c ) => new InlineSubmissionService(
				$c->get( SurveyRepository::class ),
				$c->get( RevisionRepository::class ),
				$c->get( ResponseService::class ),
				$c->get( PageToken::class ),
				$c->get( QuestionHtml::class ),
				new SubmissionIds( $c->get( VisitorToken::class ) ),
				$c->get( Migrator::class ),
				$c->get( Clock::class )
			)
		);
	}
}
