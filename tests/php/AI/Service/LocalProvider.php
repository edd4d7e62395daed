<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\AI\Service;

use WordPress\AiClient\Providers\ApiBasedImplementation\AbstractApiProvider;
use WordPress\AiClient\Providers\ApiBasedImplementation\ListModelsApiBasedProviderAvailability;
use WordPress\AiClient\Providers\Contracts\ModelMetadataDirectoryInterface;
use WordPress\AiClient\Providers\Contracts\ProviderAvailabilityInterface;
use WordPress\AiClient\Providers\DTO\ProviderMetadata;
use WordPress\AiClient\Providers\Enums\ProviderTypeEnum;
use WordPress\AiClient\Providers\Http\Enums\RequestAuthenticationMethod;
use WordPress\AiClient\Providers\Models\Contracts\ModelInterface;
use WordPress\AiClient\Providers\Models\DTO\ModelMetadata;

/**
 * A provider of WordPress' AI client as a plugin would register it, whose service is server.php.
 */
final class LocalProvider extends AbstractApiProvider {

	public const ID = 'userfeedback-test';

	/** Address of the service. */
	public static string $url = '';

	/**
	 * Lists the models again when they are next needed.
	 */
	public static function forgetModels(): void {
		$models = self::modelMetadataDirectory();
		if ( $models instanceof LocalModels ) {
			$models->invalidateCaches();
		}
	}

	protected static function baseUrl(): string {
		return self::$url . '/v1';
	}

	protected static function createModel( ModelMetadata $modelMetadata, ProviderMetadata $providerMetadata ): ModelInterface {
		return new LocalModel( $modelMetadata, $providerMetadata );
	}

	protected static function createProviderMetadata(): ProviderMetadata {
		return new ProviderMetadata( self::ID, 'Test service', ProviderTypeEnum::cloud(), null, RequestAuthenticationMethod::apiKey() );
	}

	protected static function createProviderAvailability(): ProviderAvailabilityInterface {
		return new ListModelsApiBasedProviderAvailability( self::modelMetadataDirectory() );
	}

	protected static function createModelMetadataDirectory(): ModelMetadataDirectoryInterface {
		return new LocalModels();
	}
}
