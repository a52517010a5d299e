// Expected errors would fill the screen; LOG_LEVEL=info shows them. Processes that specs start have their own environment.
process.env.LOG_LEVEL ||= 'silent';
